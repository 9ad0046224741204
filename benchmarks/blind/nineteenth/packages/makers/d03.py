# senior housing lender package: letter, statement of financial position, cash flows (indirect), notes
from lib import *; import random
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
P="Willowbrook Senior Living at Fenton"
b=St("Statement of Financial Position (balance sheet)",P,None,"2025-09-30",["September 30, 2025","August 31, 2025","December 31, 2024"],page=2)
b.H("ASSETS");b.H("Current assets",ind=1)
d={}
def L(k,l,v,ind=2): d[k]=v; return b.L(l,v,ind=ind)
cash=[None]*3
# solve cash so that the sheet balances
vals=dict(ar=[186420,181905,149380],allow=[-22300,-20900,-17500],pre=[64810,78240,41275],esc=[212600,189150,98400],land=[2150000]*3,bld=[21480000,21480000,21402500],ffe=[1648300,1631850,1587200],ad=[-4218750,-4146500,-3568500],fin=[153200,156400,178800],
 ap=[142375,158960,121340],acc=[217640,231505,188220],def_=[98450,104310,87615],dep=[61500,60500,57000],cur=[412000,409500,388000],mort=[15284300,15319600,15601900],cap=[6500000]*3,re=[None]*3)
re_=[-598300,-630585,-755400+0]  # accumulated deficit incl. current year
re_dec=-755400
vals['cash']=[]
for j in range(3):
    q=sum(vals[k][j] for k in('ap','acc','def_','dep','cur','mort','cap'))+re_[j]
    vals['cash'].append(q-sum(vals[k][j] for k in('ar','allow','pre','esc','land','bld','ffe','ad','fin')))
V=vals
ca=[L('cash',"Cash and cash equivalents",V['cash']),L('ar',"Resident accounts receivable",V['ar']),L('allow',"Less: allowance for credit losses",V['allow']),L('pre',"Prepaid expenses",V['pre']),L('esc',"Tax and insurance escrows",V['esc'])]
tca=b.S("Total current assets",ca,ind=1)
b.H("Property and equipment",ind=1)
pp=[L('land',"Land",V['land']),L('bld',"Buildings and improvements",V['bld']),L('ffe',"Furniture, fixtures and equipment",V['ffe']),L('ad',"Less: accumulated depreciation",V['ad'])]
npp=b.S("Net property and equipment",pp,ind=1)
fin=L('fin',"Deferred financing costs, net",V['fin'],1)
b.S("TOTAL ASSETS",[tca,npp,fin],t='TOTAL',key='total_assets')
b.H("LIABILITIES AND MEMBERS' EQUITY");b.H("Current liabilities",ind=1)
cl=[L('ap',"Accounts payable - trade",V['ap']),L('acc',"Accrued payroll and other expenses",V['acc']),L('def_',"Prepaid resident fees",V['def_']),L('dep',"Community fee deposits",V['dep']),L('cur',"Current maturities of long-term debt",V['cur'])]
tcl=b.S("Total current liabilities",cl,ind=1)
m=L('mort',"Mortgage note payable, less current maturities",V['mort'],1)
tl=b.S("TOTAL LIABILITIES",[tcl,m],t='TOTAL',key='total_liabilities')
b.H("Members' equity",ind=1)
e=[b.L("Contributed capital",V['cap'],ind=2)]
yi=[re_[0]-re_dec,re_[1]-re_dec,0]
dist=[-135000,-120000,0]
e+=[b.L("Accumulated deficit, beginning of year",[re_dec]*3,ind=2),b.L("Distributions, year to date",dist,ind=2)]
ni=[yi[j]-dist[j] for j in range(3)]
e.append(b.L("Net income, year to date",ni,ind=2))
te=b.S("TOTAL MEMBERS' EQUITY",e,t='TOTAL',key='total_equity')
b.S("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],t='TOTAL')
assert b.rows[b.key['total_assets']]['v']==b.rows[-1]['v']
# the cash flow: month (0 vs 1) and nine months (0 vs 2)
cf=St("Statement of Cash Flows (Indirect Method)",P,"2025-01-01","2025-09-30",["Month Ended 09/30/2025","Nine Months Ended 09/30/2025"],page=3)
D=lambda k,s=1:[s*(V[k][0]-V[k][1]),s*(V[k][0]-V[k][2])]
cf.H("Cash flows from operating activities")
N=cf.L("Net income",[ni[0]-ni[1],ni[0]])
cf.H("Adjustments to reconcile net income to net cash:",ind=1)
aj=[cf.L("Depreciation",D('ad',-1),ind=2),cf.L("Amortization of financing costs",D('fin',-1),ind=2),cf.L("Provision for credit losses",D('allow',-1),ind=2)]
cf.H("(Increase) decrease in:",ind=1)
aj+=[cf.L("Resident receivables",D('ar',-1),ind=2),cf.L("Prepaid expenses",D('pre',-1),ind=2),cf.L("Escrows",D('esc',-1),ind=2)]
cf.H("Increase (decrease) in:",ind=1)
aj+=[cf.L("Accounts payable",D('ap'),ind=2),cf.L("Accrued expenses",D('acc'),ind=2),cf.L("Prepaid resident fees",D('def_'),ind=2),cf.L("Community fee deposits",D('dep'),ind=2)]
op=cf.S("Net cash provided by operating activities",[N]+aj)
cf.H("Cash flows from investing activities")
iv=[cf.L("Building improvements",D('bld',-1)),cf.L("Purchases of furniture and equipment",D('ffe',-1))]
ivt=cf.S("Net cash used in investing activities",iv)
cf.H("Cash flows from financing activities")
fv=[cf.L("Principal payments on mortgage note",[V['cur'][0]+V['mort'][0]-V['cur'][j]-V['mort'][j] for j in(1,2)]),cf.L("Distributions to members",[dist[0]-dist[1],dist[0]])]
ft=cf.S("Net cash used in financing activities",fv)
nc=cf.S("NET INCREASE (DECREASE) IN CASH",[op,ivt,ft],t='TOTAL',key='net_cash_flow')
bg=cf.L("Cash, beginning of period",[V['cash'][1],V['cash'][2]],ind=0)
en=cf.S("CASH, END OF PERIOD",[nc,bg],t='TOTAL')
assert cf.rows[en]['v']==[V['cash'][0]]*2,(cf.rows[en]['v'],V['cash'])
print('cash',V['cash'],'ni',ni)
F="willowbrook_lender_package_2025-09.pdf"
ss=getSampleStyleSheet();n=ParagraphStyle('n',parent=ss['Normal'],fontName='Times-Roman',fontSize=10.5,leading=15,spaceAfter=9)
h=ParagraphStyle('h',parent=n,fontName='Times-Bold',fontSize=13,alignment=1,spaceAfter=2,leading=16);h2=ParagraphStyle('h2',parent=n,alignment=1,spaceAfter=1,leading=13)
S=[Paragraph(x,n) for x in ["October 21, 2025","Tri-County Commercial Mortgage Servicing, LLC<br/>Attn: Borrower Reporting<br/>Loan No. 40-117732","Re: <b>Willowbrook Senior Living at Fenton</b> - monthly financial reporting, September 2025","To whom it may concern:","Pursuant to Section 6.12 of the Loan Agreement, Borrower delivers its unaudited statement of financial position as of September 30, 2025 and its statement of cash flows for the month and the nine months then ended. Average occupancy for the month was 91.4% (96 of 105 licensed units). Cash on hand covers 38 days of operating expense. Debt service coverage for the trailing three months was 1.31x against the required 1.20x.","The tax escrow stands at $212,600, which the servicer has confirmed. No Event of Default exists to the undersigned's knowledge.","Sincerely,<br/><br/>D. Marrowitz<br/>Controller, Fenton Care Holdings LLC"]]
S.append(PageBreak())
def tab(st,heads,w):
    data=[['','']+[]]; data=[['']+sum([['',x] for x in heads],[])]
    sty=[('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(2,0),(-1,0),.5,colors.black)]
    first=True
    for i,x in enumerate(st.rows,1):
        cells=[x['label']]
        for v in x['v']:
            if v is None: cells+=['','']
            else:
                dl='$' if first or x['t']=='TOTAL' else ''
                cells+=[dl,par(v,0,'-')+('' if v<0 else ' ')]
        if x['t']!='HEADING': first=False
        data.append(cells); sty.append(('LEFTPADDING',(0,i),(0,i),4+11*x['ind']))
        if x['t']!='LINE': sty.append(('FONT',(0,i),(0,i),'Times-Bold',9.5))
        if x['t'] in('SUBTOTAL','TOTAL'):
            for k in range(len(heads)): sty.append(('LINEABOVE',(2+2*k,i),(2+2*k,i),.5,colors.black))
        if x['t']=='TOTAL':
            sty.append(('BOTTOMPADDING',(0,i),(-1,i),8))
    return Table(data,colWidths=[250]+[16,w]*len(heads),style=sty,hAlign='LEFT')
S+=[Paragraph(P,h),Paragraph("Statement of Financial Position",h2),Paragraph("(Unaudited)",h2),Spacer(1,10),tab(b,["September 30,\n2025","August 31,\n2025","December 31,\n2024"],70),PageBreak()]
S+=[Paragraph(P,h),Paragraph("Statement of Cash Flows (Indirect Method)",h2),Paragraph("(Unaudited)",h2),Spacer(1,10),tab(cf,["Month Ended\n09/30/2025","Nine Months Ended\n09/30/2025"],95),PageBreak()]
S+=[Paragraph("<b>Notes to the unaudited statements</b>",n)]+[Paragraph(x,n) for x in ["1. Basis. The statements are on the accrual basis and omit substantially all disclosures required by GAAP.","2. Mortgage note. $18,000,000 original principal, 5.42% fixed, matures June 1, 2032; monthly principal and interest $103,700.","3. Community fee deposits are refundable within 90 days of move-in and are held in the operating account.","4. Distributions of $15,000 monthly were made to members in each month of 2025."]]
def foot(c,dd): c.setFont('Times-Italic',8);c.drawString(72,36,"See accompanying notes." if dd.page in(2,3) else "");c.drawRightString(540,36,f"- {dd.page} -")
SimpleDocTemplate(doc(F),pagesize=(612,792),leftMargin=72,rightMargin=60,topMargin=54,bottomMargin=54,invariant=1).build(S,onFirstPage=foot,onLaterPages=foot)
b.dash=cf.dash=1
save(F,[b,cf],"SENIOR_HOUSING","BALANCE_SHEET","lender package: letter, financial position, indirect cash flows, notes; $ in its own column",False)
