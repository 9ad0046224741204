# Sage-300-like adjusted trial balance worksheet, office tower in receivership
import random; random.seed(221)
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FN='halvorsen_tower_worksheet.pdf'
S=[('ASSETS',[('1010-00','Operating Cash - Pinnacle Bank x4471',1,184e5),('1015-00','Receiver Account - Trust x0092',1,61e5),('1030-00','Tax & Insurance Impound',1,97e5),('1110-00','Tenant Receivables - Billed',1,212e5),('1115-00','Allowance for Doubtful Accounts',-1,48e5),('1130-00','Straight-Line Rent Receivable',1,389e5),('1310-00','Prepaid Insurance',1,33e5),('1320-00','Prepaid Real Estate Tax',1,0),('1510-00','Land',1,3100e5),('1520-00','Building & Shell',1,14250e5),('1530-00','Tenant Improvements',1,1875e5),('1590-00','Accumulated Depreciation',-1,5240e5),('1610-00','Deferred Leasing Commissions, net of amortization',1,287e5),('1900-00','Utility Deposits',1,12.5e5)]),
('LIABILITIES',[('2010-00','Accounts Payable - Pre-Receivership',-1,311e5),('2011-00','Accounts Payable - Post-Order',-1,42e5),('2050-00','Accrued Property Tax',-1,140e5),('2060-00','Accrued Interest - Senior Note',-1,477e5),('2110-00','Security Deposits Held',-1,166e5),('2120-00','Prepaid Rents',-1,29e5),('2500-00','Senior Mortgage Note',-1,13600e5),('2510-00','Protective Advances by Servicer',-1,0)]),
("MEMBERS' EQUITY",[('3010-00','Member Capital',-1,4200e5),('3090-00','Accumulated Deficit',0,0)]),
('REVENUE',[('4010-00','Base Rent',-1,1688e5),('4020-00','Operating Expense Recoveries',-1,402e5),('4025-00','Real Estate Tax Recoveries',-1,231e5),('4100-00','Parking - Monthly',-1,118e5),('4105-00','Parking - Transient',-1,36e5),('4210-00','After-Hours HVAC',-1,9e5),('4300-00','Straight-Line Rent Adjustment',1,14e5),('4900-00','Interest Income',-1,.9e5)]),
('EXPENSES',[('5010-00','Janitorial Contract',1,142e5),('5020-00','Elevator Maintenance',1,51e5),('5030-00','HVAC Repairs',1,74e5),('5040-00','Life Safety',1,18e5),('5110-00','Electricity',1,203e5),('5120-00','Water & Sewer',1,31e5),('5130-00','Natural Gas',1,22e5),('5210-00','Security Guards',1,96e5),('5310-00','Property Management Fee',1,72e5),('5320-00','Receiver Fees',1,54e5),('5325-00','Legal - Receivership',1,0),('5410-00','Property Insurance',1,88e5),('5510-00','Real Estate Taxes',1,271e5),('6010-00','Interest Expense',1,634e5),('6110-00','Depreciation',1,311e5),('6120-00','Amortization - Leasing Costs',1,44e5),('6500-00','Bad Debt Expense',1,15e5)])]
un={};nm={}
for _,L in S:
    for c,n,sg,a in L:
        nm[c]=n; un[c]=int(sg*a*random.uniform(.93,1.07))*1+ (sg*random.randint(0,99) if a else 0)
for c in ('1510-00','2500-00','3010-00'): un[c]=round(un[c],-5)
un['3090-00']=-sum(un.values())
A=[('a','6500-00','1115-00',3871244,'Increase allowance for three tenants in bankruptcy'),('b','5510-00','2050-00',2206590,'True up second-half tax to county bill'),('c','6010-00','2060-00',5300417,'Default-rate interest, October'),('d','5325-00','2011-00',1874050,'Counsel to receiver, invoices received after cutoff'),('e','2010-00','2510-00',9127500,'Servicer paid utility and insurance arrears directly'),('f','1310-00','5410-00',1462833,'Unexpired premium at date of report'),('g','1320-00','5510-00',418200,'Tax paid for period after report date'),('h','4010-00','2120-00',733000,'November rents received in October'),('i','2120-00','4105-00',41250,'Reclass event parking')]
dr={};cr={}
for r,x,y,a,_ in A:
    dr.setdefault(x,[]).append((r,a)); cr.setdefault(y,[]).append((r,a))
P=lambda v:(v if v>0 else None, -v if v<0 else None)
G=['UNADJUSTED BALANCE','ADJUSTING ENTRIES','ADJUSTED BALANCE']
M=[f'other:{g} {x}' for g in G for x in('Debit','Credit')]
st=ParagraphStyle('x',fontName='Times-Roman',fontSize=8.2,leading=9.2)
sm=ParagraphStyle('y',fontName='Times-Italic',fontSize=7.8,leading=9.6)
T=[['Acct.','Description',G[0],'',G[1],'','','',G[2],''],['','','Debit','Credit','Ref','Debit','Ref','Credit','Debit','Credit']]
sty=[('SPAN',(2,0),(3,0)),('SPAN',(4,0),(7,0)),('SPAN',(8,0),(9,0)),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(-1,0),'CENTER'),('FONT',(0,0),(-1,1),'Times-Bold',8.2),('FONT',(0,2),(-1,-1),'Times-Roman',8.2),('LINEBELOW',(2,0),(3,0),.5,colors.black),('LINEBELOW',(4,0),(7,0),.5,colors.black),('LINEBELOW',(8,0),(9,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.1),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('FONT',(4,2),(4,-1),'Times-Italic',7.5),('FONT',(6,2),(6,-1),'Times-Italic',7.5)]
rows=[];tots=[];grand=[0]*6
def tot(label,v):
    T.append(['',label,f(v[0]),f(v[1]),'',f(v[2],'') ,'',f(v[3],''),f(v[4]),f(v[5])])
    i=len(T)-1; sty.extend([('FONT',(0,i),(-1,i),'Times-Bold',8.2)]+[('LINEABOVE',(k,i),(k,i),.5,colors.black) for k in(2,3,5,7,8,9)])
    tots.append({'label':label,**dict(zip(M,map(d,v)))})
for sec,L in S:
    T.append([sec]+['']*9); sty.append(('FONT',(0,len(T)-1),(0,len(T)-1),'Times-Bold',8.5))
    sub=[0]*6
    for c,n,_,_ in L:
        a=sum(x for _,x in dr.get(c,[])) or None; b=sum(x for _,x in cr.get(c,[])) or None
        v=[*P(un[c]),a,b,*P(un[c]+(a or 0)-(b or 0))]
        if not any(v): continue
        for k in range(6): sub[k]+=v[k] or 0
        rr=lambda q:','.join(f'({r})' for r,_ in q.get(c,[]))
        T.append([c,Paragraph(n.replace('&','&amp;'),st),f(v[0]),f(v[1]),rr(dr),f(v[2]),rr(cr),f(v[3]),f(v[4]),f(v[5])])
        rows.append({'account':c,'name':n,**dict(zip(M,map(d,v)))})
    for k in range(6): grand[k]+=sub[k]
    tot('Total '+sec.title().replace("'S","'s"),sub)
T.append(['']*10)
tot('TRIAL BALANCE TOTALS',grand); sty.append(('LINEBELOW',(2,len(T)-1),(-1,len(T)-1),1.2,colors.black))
assert grand[0]==grand[1] and grand[2]==grand[3] and grand[4]==grand[5]
def pg(c,doc):
    w,h=landscape(letter); c.setFont('Times-Bold',11); c.drawString(40,h-34,'Halvorsen Tower Holdings LLC, Debtor'); c.setFont('Times-Roman',9)
    c.drawString(40,h-46,'Adjusted Trial Balance Worksheet  -  as of October 31, 2024 (ten months)'); c.drawRightString(w-40,h-34,'G/L Trial Balance [GLTRLR1Z]'); c.drawRightString(w-40,h-46,'Functional currency USD')
    c.setFont('Times-Italic',8); c.drawString(40,24,'Prepared by M. Okafor-Lindqvist, CPA, for the Receiver. Unaudited; Case No. 24-CV-01877'); c.drawRightString(w-40,24,f'Page {doc.page}')
doc=SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(letter),topMargin=58,bottomMargin=40,leftMargin=36,rightMargin=36,invariant=1)
t=Table(T,colWidths=[48,176,78,78,26,62,26,62,78,78],repeatRows=2); t.setStyle(TableStyle(sty))
doc.build([t,Spacer(1,10),KeepTogether([Paragraph('<b>Explanation of adjusting entries</b>',sm)]+[Paragraph(f'({r}) {e} - Dr {x} / Cr {y}, ${a/100:,.2f}',sm) for r,x,y,a,e in A])],onFirstPage=pg,onLaterPages=pg)
save(FN,'TB',M,rows,tots,None,dict(assetType='OFFICE',documentType='TRIAL_BALANCE',author='receiver accountant, Sage 300 worksheet',style='landscape PDF, three debit/credit pairs with ref columns, sections and subtotals, multi-page',hard='adjustment reference columns between amounts; all pairs are other:; AJE explanations with amounts after the table'))
