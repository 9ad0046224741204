# Medical office, reportlab platypus, landscape; three pairs Dr/Cr; planted digit_changed
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(4301)
A=[('Current Assets',[
('110-0100','Cash - Operating (Tidewater Trust x4471)',412880.16),('110-0150','Cash - Lockbox Clearing',0),('110-0200','Cash - Security Deposit Escrow',88150.00),('110-0300','Lender Reserve - TI/LC',236417.72),
('110-0310','Lender Reserve - Taxes',61204.55),('120-0100','Tenant Receivables',74312.90),('120-0110','Allowance for Doubtful Accounts',-6500.00),('120-0200','Straight-Line Rent Receivable',318775.41),
('120-0300','CAM Reconciliation Receivable',22910.37),('130-0100','Prepaid Insurance',27633.12),('130-0200','Prepaid Service Contracts',5480.00)]),
('Property & Deferred Costs',[
('150-0100','Land',2150000.00),('150-0200','Building & Shell',11438260.00),('150-0210','Building Improvements',684119.84),('150-0300','Tenant Improvements',1507246.19),('150-0350','Imaging Suite Shielding & Build-out',288400.00),
('155-0200','Accum. Depreciation - Building',-2053021.00),('155-0300','Accum. Amortization - Tenant Improvements',-611874.33),('160-0100','Deferred Leasing Commissions',402618.00),('160-0150','Accum. Amort. - Leasing Commissions',-158320.75),('160-0200','Deferred Financing Costs, net',96441.08)]),
('Liabilities',[
('210-0100','Accounts Payable - Trade',-51877.26),('210-0200','Accrued Real Estate Taxes',-48266.00),('210-0210','Accrued Expenses - Other',-17350.48),('220-0100','Prepaid Rents',-33904.67),('220-0200','Tenant Security Deposits',-88150.00),
('230-0100','Due to / from Affiliates',14250.00),('250-0100','Mortgage Payable - Keystone Mutual Life',-8764310.22),('250-0150','Accrued Interest Payable',-32866.16)]),
('Members\' Equity',[
('310-0100','Members\' Capital - Aldergate Family Trust',None),('310-0200','Members\' Capital - R. Penhallow 2011 GST',-1150000.00),('320-0100','Distributions',90000.00),('330-0100','Retained Earnings',-611204.38)]),
('Revenue',[
('410-0100','Base Rent - Physician Suites',-311846.25),('410-0200','Base Rent - Ambulatory Surgery Center',-118500.00),('410-0300','Base Rent - Pharmacy & Retail',-24300.00),('415-0100','Straight-Line Rent Adjustment',-9316.44),('420-0100','CAM Recoveries',-86210.31),
('420-0200','Real Estate Tax Recoveries',-39870.00),('430-0100','After-Hours HVAC Income',-4485.00),('430-0200','Parking Permit Income',-7260.00),('440-0100','Late Fees & Interest',-612.50)]),
('Operating Expenses',[
('510-0100','Janitorial - Common Area',21480.00),('510-0200','Janitorial - Medical Suites',18966.70),('510-0300','Medical Waste Disposal',6315.44),('520-0100','Electric',33107.62),('520-0200','Water & Sewer',7218.19),('520-0300','Natural Gas',9644.03),
('530-0100','HVAC Maintenance',12385.00),('530-0200','Elevator Contract',5940.00),('530-0300','Generator Testing',1850.00),('540-0100','Landscape & Snow Removal',16422.50),('550-0100','Property Management Fee',19870.33),('560-0100','Real Estate Taxes',48266.00),('560-0200','Property Insurance',9211.04),('570-0100','Legal & Accounting',4375.00)]),
('Non-Operating',[
('610-0100','Mortgage Interest',99212.81),('620-0100','Depreciation Expense',92318.00),('620-0200','Amortization Expense',33467.90),('630-0100','Bank Charges',0)])]
op={};names={}
for s,l in A:
    for c,n,v in l: op[c]=v; names[c]=n
op['310-0100']=r2(-sum(v for v in op.values() if v is not None))
dr={c:0 for c in op};cr={c:0 for c in op}
def j(d,c,amt):
    amt=r2(amt); dr[d]=r2(dr[d]+amt); cr[c]=r2(cr[c]+amt)
AR='120-0100';CA='110-0100';AP='210-0100'
j(AR,'410-0100',314210.75);j(AR,'410-0200',118500);j(AR,'410-0300',24300);j('120-0200','415-0100',8742.19);j(AR,'420-0100',88935.4);j(AR,'420-0200',39870);j(AR,'430-0100',5130);j(AR,'430-0200',7425);j(AR,'440-0100',391.18)
j('110-0150',AR,571208.34);j(CA,'110-0150',571208.34);j('120-0300','420-0100',3188.02);j(CA,'120-0300',17406.85);j('220-0100',AR,11290);j(CA,'220-0100',15775.67)
for c,v in [('510-0100',21480),('510-0200',19244.15),('510-0300',5987.02),('520-0100',38811.9),('520-0200',8093.55),('520-0300',3107.26),('530-0100',15644.5),('530-0200',5940),('530-0300',1850),('540-0100',8264),('570-0100',2960.5),('150-0300',46800),('160-0100',13950)]: j(c,AP,v)
j(AP,CA,184390.71);j('550-0100',CA,20144.86);j('560-0100','210-0200',48266);j('210-0200','110-0310',46102.18);j('110-0310',CA,47500);j('110-0300',CA,15000);j('560-0200','130-0100',9211.04);j('570-0100','130-0200',1370)
j('610-0100','250-0150',98731.12);j('250-0150',CA,98890.4);j('250-0100',CA,42018.33);j('620-0100','155-0200',73320);j('620-0100','155-0300',18998);j('620-0200','160-0150',27440.15);j('620-0200','160-0200',6027.75);j('320-0100',CA,120000);j('630-0100',CA,184.5)
j('110-0200','220-0200',6200);j(CA,'210-0210',3310.9)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
rows=[];tots=[];tab=[]
f=lambda v:f'{v:,.2f}'
def pair(v): return (v,None) if v>0.004 else ((None,-v) if v<-.004 else (None,None))
G={k:0 for k in K}; PL=('520-0100','close_dr')
planted=None
for s,l in A:
    tab.append(('S',s));S={k:0 for k in K}
    for c,n,_ in l:
        cl=r2(op[c]+dr[c]-cr[c]); v=[*pair(op[c]),dr[c] or None,cr[c] or None,*pair(cl)]
        for k,x in zip(K,v): S[k]=r2(S[k]+(x or 0))
        if (c,'close_dr')==PL:
            t=f(v[4]); i=t.index('9'); bad=t[:i]+'4'+t[i+1:]; 
            planted=dict(what=f'{c} Electric closing debit printed {bad} instead of {t}',kind='digit_changed'); v[4]=float(bad.replace(',',''))
        d=dict(account=c,name=n); d.update({k:r2(x) for k,x in zip(K,v) if x is not None}); rows.append(d); tab.append(('R',[c,n]+[f(x) if x is not None else '' for x in v]))
    tab.append(('T',['','Total '+s]+[f(S[k]) if S[k] else '' for k in K])); tots.append(dict(label='Total '+s,**{k:S[k] for k in K if S[k]}))
    for k in K: G[k]=r2(G[k]+S[k])
tab.append(('G',['','TRIAL BALANCE TOTALS']+[f(G[k]) for k in K])); tots.append(dict(label='TRIAL BALANCE TOTALS',**G))
assert abs(G['open_dr']-G['open_cr'])<.01 and abs(G['debit']-G['credit'])<.01 and abs(G['close_dr']-G['close_cr'])<.01,G
N='larkfield_medical_q2_tb'
ps=ParagraphStyle('n',fontName='Times-Roman',fontSize=8,leading=9)
data=[['Ledger','','Brought Forward','','Quarter Movement','','Carried Forward',''],['No.','Ledger Account','31 March 2026','','April - June 2026','','30 June 2026',''],['','','Dr','Cr','Dr','Cr','Dr','Cr']]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,2),'Times-Bold',8.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEBELOW',(0,2),(-1,2),.8,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
for r in (0,1):
    for c in (2,4,6): st+=[('SPAN',(c,r),(c+1,r)),('ALIGN',(c,r),(c+1,r),'CENTER')]
for c in (2,4,6): st+=[('LINEBELOW',(c,1),(c+1,1),.4,colors.black)]
for k,v in tab:
    i=len(data)
    if k=='S': data.append([v]+['']*7); st+=[('FONT',(0,i),(0,i),'Times-BoldItalic',9),('TOPPADDING',(0,i),(-1,i),5)]
    elif k=='R': data.append([v[0],Paragraph(v[1].replace('&','&amp;'),ps)]+v[2:])
    else:
        data.append(v); st+=[('FONT',(1,i),(-1,i),'Times-Bold',8),('LINEABOVE',(2,i),(-1,i),.4,colors.black)]
        if k=='G': st+=[('LINEBELOW',(2,i),(-1,i),.5,colors.black,0,None,None,2,1.5),('TOPPADDING',(0,i),(-1,i),6)]
t=Table(data,colWidths=[54,190]+[79]*6,repeatRows=3); t.setStyle(TableStyle(st))
def pg(c,d):
    w,h=landscape(letter); c.setFont('Times-Bold',13); c.drawString(36,h-34,'Larkfield Medical Pavilion Associates, LLC'); c.setFont('Times-Italic',10); c.drawString(36,h-48,'Quarterly Trial Balance  -  accrual basis, pre-closing')
    c.setFont('Times-Roman',8); c.drawRightString(w-36,h-34,'Prepared for: Penhallow Family Office'); c.drawRightString(w-36,h-46,'Bookkeeper: D. Ostrander / 07-14-2026')
    c.drawString(36,22,'LMPA-TB-2026Q2'); c.drawCentredString(w/2,22,f'- {d.page} -')
SimpleDocTemplate(f'{DOC}/{N}.pdf',pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=60,bottomMargin=36).build([t,Spacer(1,8),Paragraph('Note: straight-line rent is booked quarterly. Tax reserve draw on 12 May agreed to the county bill; see support binder tab 4.',ps)],onFirstPage=pg,onLaterPages=pg)
truth(N,'TB',K,rows,tots,planted)
