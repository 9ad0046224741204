# sections with subtotals, all five amounts, name before GL no., $ on first/total, parentheses
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(55)
j=lambda x,p=.1: round(x*(1+R.uniform(-p,p)),2)
S=[('Assets',[('Operating Checking – Prairie Trust','10100',64210.55,j(118000),None),('Security Deposit Savings','10200',32800,1600,800),('Replacement Reserve Escrow','10450',j(91000),4083.33,0),('Resident Receivables','11000',j(12700),j(104000),j(102900)),('Subsidy Receivable – HAP','11050',j(8100),j(21000),j(20700)),('Prepaid Insurance','12100',j(16000),0,j(2650)),('Land','15000',785000,0,0),('Buildings and Land Improvements','15100',6120400,0,0),('Site Equipment','15300',j(74000),j(2100),0),('Accumulated Depreciation','15900',-j(2090000),0,j(17400))]),
('Liabilities',[('Accounts Payable','20100',-j(19800),j(33400),j(31200)),('Accrued Payroll','20300',-j(5100),j(5100),j(5600)),('Accrued Property Taxes','20400',-j(48000),0,j(8000)),('Prepaid Rent','21000',-j(4300),j(4300),j(3950)),('Resident Security Deposits','22000',-32800,800,1600),('Note Payable – HUD 223(f)','25000',-j(4010000),j(7200),0)]),
('Equity',[('General Partner Capital','30100',-50000,0,0),('Limited Partner Capital','30200',None,0,0),('Distributions to Partners','30900',45000,0,0)]),
('Income',[('Gross Market Rent','40000',-j(905000),0,j(101300)),('Gain (Loss) to Lease','40100',j(27000),j(3100),j(240)),('Vacancy Loss','40200',j(51000),j(5300),0),('Concessions','40300',j(7600),j(850),0),('Write Offs','40500',j(6900),j(1480),j(310)),('Month-to-Month Fees','41300',-j(2100),0,j(300)),('Late & NSF Fees','41400',-j(5500),j(75),j(675)),('Pest Control Reimbursement','41600',-j(4200),0,j(468)),('Cable Revenue Share','41900',0,0,0)]),
('Expenses',[('Manager Salary','50100',j(42000),j(4750),0),('Maintenance Salary','50200',j(47000),j(5300),0),('Payroll Taxes and Workers Comp','50600',j(11800),j(1320),0),('Electricity','51000',j(17400),j(2050),0),('Water and Sewer','51200',j(61000),j(6900),0),('Unit Turn – Carpet, Paint, Clean','52000',j(18900),j(2800),0),('Plumbing Repairs','52300',j(9600),j(1200),j(180)),('HVAC Repairs','52400',j(8700),j(640),0),('Grounds Contract','53000',14850,1650,0),('Advertising and Internet Listings','54000',j(7100),j(790),0),('Property Management Fee','55000',j(38000),j(4300),0),('Audit and Compliance','55400',9800,0,0),('Property Taxes','56000',j(72000),j(8000),0),('Property & Liability Insurance','56100',j(23800),j(2650),0),('Mortgage Interest','57000',j(123000),j(13600),0),('Depreciation','58000',j(156000),j(17400),0)])]
L=[l for l in ([list(x) for _,s in S for x in s])]
by={l[1]:l for l in L}
by['30200'][2]=round(-sum(l[2] for l in L if l[1]!='30200'),2)
by['10100'][4]=round(sum(l[3] for l in L)-sum(l[4] for l in L if l[1]!='10100'),2); assert by['10100'][4]>0; print(by['10100'],by['30200'])
K=('beginning','debit','credit','activity','ending')
rows=[];tot=[];data=[['Account Name','GL No.','Starting\nBalance','Debits','Credits','Net\nChange','Ending\nBalance']];st=[]
def p(v,c=''): return par(v,2,c,'–' if c=='' else '$0.00')
for t,s in S:
    i=len(data); data.append([t.upper()]+['']*6); st+=[('SPAN',(0,i),(-1,i)),('FONTNAME',(0,i),(-1,i),'Times-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E7E1D3'))]
    sec=[]
    for x in s:
        n,c,o,d,cr=by[x[1]]; a=round(d-cr,2); e=round(o+a,2)
        # zero shown as a dash: no truth value
        row=dict(name=n,account=c,beginning=o,debit=d,credit=cr,activity=a,ending=e)
        sec.append(row); data.append([n,c]+[p(row[k]) for k in K])
        rows.append({k:(v if not(k in K and abs(v)<.005) else None) for k,v in row.items()})
    T={k:round(sum(x[k] for x in sec),2)+0.0 for k in K}; lab='Total '+t
    i=len(data); data.append([lab,'']+[p(T[k],'$') for k in K]); st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(2,i),(-1,i),.6,colors.black),('BOTTOMPADDING',(0,i),(-1,i),9)]
    tot.append(dict(label=lab,**T))
    S_=None
G={k:round(sum(t[k] for t in tot),2)+0.0 for k in K}; i=len(data); data.append(['TOTAL – ALL ACCOUNTS','']+[p(G[k],'$') for k in K]); st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(2,i),(-1,i),1,colors.black),('LINEBELOW',(2,i),(-1,i),2,colors.black)]
tot.append(dict(label='TOTAL – ALL ACCOUNTS',**G)); print(G)
def deco(c,d):
    W,H=landscape(letter); c.saveState()
    c.setFont('Times-Bold',15); c.drawString(45,H-42,'Willow Bend Townhomes'); c.setFont('Times-Roman',10); c.drawString(45,H-56,'Trial Balance by Section  |  September 1 – September 30, 2025  |  Accrual basis'); c.drawRightString(W-45,H-42,'Prairie Commons Management, Inc.')
    c.setStrokeColor(colors.HexColor('#8A6D3B')); c.setLineWidth(2); c.line(45,H-63,W-45,H-63)
    c.setFont('Times-Italic',8); c.drawString(45,24,'Printed 10/08/2025 4:22 PM by k.olander'); c.drawRightString(W-45,24,f'Page {d.page}'); c.restoreState()
d=SimpleDocTemplate(doc('tb5_willowbend.pdf'),pagesize=landscape(letter),topMargin=72,bottomMargin=44,leftMargin=45,rightMargin=45)
t=Table(data,colWidths=[220,52,88,82,82,82,88],repeatRows=1)
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),.8,colors.black)]+st))
d.build([t,Spacer(1,12),Paragraph('Amounts in parentheses are credits. A dash means no balance or no postings in the month. HAP subsidy for October was posted 10/01 and is not included.',ParagraphStyle('n',fontName='Times-Italic',fontSize=8.5))],onFirstPage=deco,onLaterPages=deco)
save('tb5_willowbend.pdf','TB',rows,tot)
