# accountant's compiled statements: balance sheets, operations, cash flows - three on a page each, serif, two years; senior co-op style cooperative
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
NAME='Marlow_Terrace_compiled_FS_2024.pdf'; Y=['a','b']
b=St(Y); i=St(Y); c=St(Y)
PROP='Marlow Terrace Owners Corp.'
i.h('Revenue')
r=[i.l('Maintenance charges',[1846200,1774800]),i.l('Commercial rent',[214650,208400]),i.l('Garage income',[96420,93115]),i.l('Laundry and storage',[31875,30940]),i.l('Flip taxes',[58300,22750]),i.l('Interest and dividends',[18764,11209])]
TR=i.t('Total revenue',r,key='total_income')
i.h('Cost of operations')
g=lambda h,ls,t:(i.h(h,lvl=1), i.t(t,[i.l(l,v,lvl=2) for l,v in ls],lvl=1))[1]
x=[g('Labor costs',[('Wages',[402118,389770]),('Union welfare and pension',[118240,112905]),('Payroll taxes',[33906,32480])],'Total labor costs'),
g('Building operations',[('Fuel',[96744,118332]),('Electricity and gas',[71205,68960]),('Water and sewer',[88417,84020]),('Repairs and supplies',[121560,104388]),('Elevator contract',[27480,26690])],'Total building operations'),
g('Administration',[('Management fee',[72000,70000]),('Professional fees',[24850,31175]),('Insurance',[139622,121084]),('Office and other',[11906,10355])],'Total administration'),
g('Taxes',[('Real estate taxes',[621480,603215]),('Corporation taxes',[4120,3875])],'Total taxes')]
TE=i.t('Total cost of operations',x,key='total_operating_expenses')
N=i.t('Income from operations before the items below',[TR,TE],signs=[1,-1],key='noi')
o=[i.l('Mortgage interest',[186930,191244]),i.l('Depreciation',[248310,239875]),i.l('Amortization of finance costs',[6215,6215])]
OT=i.t('Total interest, depreciation and amortization',o); NI=i.t('Net loss',[N,OT],signs=[1,-1],rt='TOTAL',key='net_income')
ni=[i.rows[NI]['v'][k] for k in Y]; print(ni)
d=dict(rec=[14206,22918],pre=[61340,58775],ap=[88461,70233],acc=[30112,28450],pm=[17905,21644],ca=[212480,0],ppe=[0,0])
dep=[248310,239875]; am=[6215,6215]; capx=[-318444,-151290]; res=[-24000,-24000]; prin=[-84210,-80115]; shr=[0,12500]
c.h('Operating activities'); nl=c.l('Net loss',ni)
c.h('Adjustments',lvl=1); aj=[c.l('Depreciation and amortization',[dep[0]+am[0],dep[1]+am[1]],lvl=2)]
c.h('Changes in',lvl=1); chg={'Maintenance receivable':[8712,-4105],'Prepaid expenses and taxes':[-2565,-9820],'Accounts payable':[18228,-12034],'Accrued expenses':[1662,3110],'Prepaid maintenance':[-3739,5018]}
aj+=[c.l(k,v,lvl=2) for k,v in chg.items()]
O=c.t('Net cash from operating activities',[nl]+aj); c.h('Investing activities')
iv=[c.l('Building improvements',capx),c.l('Deposits to reserve fund',res)]; I=c.t('Net cash used in investing activities',iv); c.h('Financing activities')
fi=[c.l('Mortgage amortization payments',prin),c.l('Sale of treasury shares',shr)]; F=c.t('Net cash used in financing activities',fi)
NC=c.t('Net change in cash',[O,I,F],rt='TOTAL',key='net_cash_flow'); nc=[c.rows[NC]['v'][k] for k in Y]; print(nc)
e24=287415; bg=[e24-nc[0],e24-nc[0]-nc[1]]
q=c.l('Cash, January 1',bg,lvl=0); c.t('Cash, December 31',[NC,q],rt='TOTAL')
b.h('Assets')
a=[b.l('Cash and cash equivalents',[e24,bg[0]]),b.l('Maintenance receivable',[14206,14206+8712]),b.l('Prepaid expenses and taxes',[61340,61340-2565]),b.l('Reserve fund',[402600,378600])]
CA=b.t('Total current assets',a)
b.h('Property and equipment')
ac=2914630
p=[b.l('Land',[1250000]*2),b.l('Building and improvements',[7436912,7436912+capx[0]]),b.l('Less accumulated depreciation',[-ac,-(ac-dep[0])])]
PP=b.t('Net property and equipment',p); fc=b.l('Finance costs, net',[31075,37290],lvl=0)
TA=b.t('Total assets',[CA,PP,fc],rt='TOTAL',key='total_assets')
b.h("Liabilities"); l=[b.l('Accounts payable',[88461,88461-18228]),b.l('Accrued expenses',[30112,28450]),b.l('Prepaid maintenance',[17905,17905+3739]),b.l('Mortgage payable',[4118330,4118330-prin[0]])]
TL=b.t('Total liabilities',l,key='total_liabilities')
b.h("Stockholders' equity")
A=[b.rows[TA]['v'][k]-b.rows[TL]['v'][k] for k in Y]; st=[48000,48000]; pic=[3912400,3912400]
q=[b.l('Common stock, $1 par',st),b.l('Additional paid-in capital',pic),b.l('Accumulated deficit',[A[j]-st[j]-pic[j] for j in(0,1)])]
TQ=b.t("Total stockholders' equity",q,key='total_equity'); b.t("Total liabilities and stockholders' equity",[TL,TQ],rt='TOTAL')
v=b.rows[q[2]]['v']; assert v['a']-v['b']==ni[0],(v,ni)
C=canvas.Canvas(doc(NAME),pagesize=letter); W,H=letter
# cover + compilation letter page
C.setFont('Times-Bold',20); C.drawCentredString(W/2,520,'MARLOW TERRACE OWNERS CORP.'); C.setFont('Times-Roman',14); C.drawCentredString(W/2,490,'Compiled Financial Statements'); C.drawCentredString(W/2,470,'December 31, 2024 and 2023'); C.setFont('Times-Italic',10); C.drawCentredString(W/2,120,'Dunmore & Askew LLP, Certified Public Accountants'); C.showPage()
def page(s,t,sub,pg,hd):
    C.setFont('Times-Bold',13); C.drawCentredString(W/2,H-70,'MARLOW TERRACE OWNERS CORP.'); C.drawCentredString(W/2,H-86,t); C.setFont('Times-Roman',11); C.drawCentredString(W/2,H-101,sub)
    y=H-130; C.setFont('Times-Bold',11); C.drawRightString(440,y,'2024'); C.drawRightString(530,y,'2023'); C.line(385,y-3,440,y-3); C.line(475,y-3,530,y-3); y-=18; first=1
    for r in s.rows:
        tot=r['rt'] in('TOTAL','SUBTOTAL'); C.setFont('Times-Bold' if r['rt']=='TOTAL' or (r['rt']=='HEADING' and r['lvl']==0) else 'Times-Roman',10.5)
        if r['rt']=='HEADING' and r['lvl']==0: y-=5
        C.drawString(75+12*r['lvl'],y,r['label'].upper() if 0 else r['label']+(':' if r['rt']=='HEADING' else ''))
        if r['v']:
            for x,k in((440,'a'),(530,'b')):
                n=r['v'][k]; tx=f"{abs(n):,}" if n else '-'
                if tot: C.line(x-58,y+9.3,x,y+9.3)
                C.drawRightString(x,y,tx); 
                if n<0: C.drawRightString(x-C.stringWidth(tx),y,'('); C.drawString(x,y,')')
                if first or r['rt']=='TOTAL': C.drawString(x-62,y,'$')
                if r['rt']=='TOTAL': C.line(x-58,y-2,x,y-2); C.line(x-58,y-4,x,y-4)
            first=0
        y-=13.6+(3 if tot else 0)
    C.setFont('Times-Italic',9); C.drawString(75,60,"See accountants' compilation report."); C.drawCentredString(W/2,40,f'- {pg} -'); C.showPage()
page(b,'BALANCE SHEETS','December 31, 2024 and 2023',2,0); page(i,'STATEMENTS OF OPERATIONS','Years ended December 31, 2024 and 2023',3,0); page(c,'STATEMENTS OF CASH FLOWS','Years ended December 31, 2024 and 2023',4,0); C.save()
cols=[('a','2024'),('b','2023')]; pr='MARLOW TERRACE OWNERS CORP.'
save(NAME,[b.truth('BALANCE SHEETS',pr,None,'2024-12-31',cols,page=2),i.truth('STATEMENTS OF OPERATIONS',pr,'2024-01-01','2024-12-31',cols,page=3),c.truth('STATEMENTS OF CASH FLOWS',pr,'2024-01-01','2024-12-31',cols,page=4,dash=True)],'COOPERATIVE','BALANCE_SHEET',"accountant's compiled statements, cover page, three statements",['cover page','three statements in one PDF','$ apart from the number','prior year beside'])
