# self storage: reconstructed cash flow with adjustments & remarks
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
N='keystone_ministorage_reconstructed_2024.pdf'
s=St('Reconstructed Operating Statement','Keystone Mini-Storage','2024-01-01','2024-12-31',['Per Form 8825','Adjustment','As Adjusted'])
rem={}
def L(lab,a,b=None,r=''):
    i=s.l(lab,a,b,a+(b or 0)); rem[i]=r; return i
s.h('Income')
x=[L('Unit rents collected',318642,-4200,'A  Owner used 2 units free; one-time back rent removed'),L('Late and lien fees',14207),L('Admin fees',6130),L('Tenant protection plan share',11894),L('Locks, boxes (net of cost)',2318),L('Truck commission',1975,-1975,'B  U-Move dealership ended Nov. 2024')]
T=s.t('Effective gross income',x,key='total_income')
s.h('Operating Expenses')
e=[L('Advertising',9840),L('Auto and travel',5316,-5316,'C  Personal'),L('Cleaning and maintenance',7725),L('Commissions',0),L('Insurance',10412,1350,'D  Per 2025 renewal quote'),L('Legal and professional',4690,-1500,'E  Estate work, non-recurring'),L('Management fee',0,17450,'F  5% imputed, rounded'),L('Repairs',18233,-6800,'G  Gate motor replacement is capital'),L('Taxes',31870,2115,'H  2025 assessment notice'),L('Utilities',12604),L('Wages and salaries',46200,-12000,'I  Daughter not active'),L('Payroll taxes',3812,-918,'I'),L('Software and card fees',9451),L('Telephone and internet',2988),L('Miscellaneous',1647,None)]
E_=s.t('Total operating expenses',e,key='total_operating_expenses')
NO=s.t('Net operating income',[T],[E_],key='noi')
s.h('Below the Line')
d=[L('Mortgage interest',43118,-43118,'J  See debt service'),L('Depreciation',39275,-39275,'J'),L('Amortization',1210,-1210,'J')]
dd=s.sub('Total non-operating',d)
NI=s.t('Net rental income',[NO],[dd],key='net_income')
s.h('Debt Service Test')
ds=L('Annual debt service, principal and interest',71064,12420,'K  Requested $915,000, 7.00%, 20 yr')
cf=s.t('Net operating income after debt service',[NO],[ds],key='net_cash_flow')
P=ParagraphStyle('r',fontName='Helvetica-Oblique',fontSize=7,leading=8)
def f(v): return '' if v is None else (f'{v:,}' if v>=0 else f'({-v:,})')
data=[['','Per Form 8825\n2024','Adjustment\n+ / (-)','As Adjusted','Ref. / Remarks']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('ALIGN',(1,0),(3,-1),'RIGHT'),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2F5D50')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey),('BOX',(0,0),(-1,-1),.8,colors.black),('BACKGROUND',(3,1),(3,-1),colors.HexColor('#EEF5F2'))]
for k,r in enumerate(s.rows):
    data.append([r['label']]+[f(v) for v in r['v']]+[Paragraph(rem.get(k,''),P)])
    if r['t']=='HEADING': st+=[('FONT',(0,k+1),(0,k+1),'Helvetica-Bold',8.5),('BACKGROUND',(0,k+1),(-1,k+1),colors.HexColor('#D9E4E0'))]
    elif r['t']!='LINE': st+=[('FONT',(0,k+1),(3,k+1),'Helvetica-Bold',8.5),('LINEABOVE',(1,k+1),(3,k+1),.8,colors.black)]
    else: st+=[('LEFTPADDING',(0,k+1),(0,k+1),14)]
t=Table(data,colWidths=[178,72,66,72,168]); t.setStyle(TableStyle(st))
H=lambda z,n,b='Helvetica-Bold':Paragraph(z,ParagraphStyle('h',fontName=b,fontSize=n,leading=n+4))
doc=SimpleDocTemplate(D+'documents/'+N,pagesize=letter,leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=26)
n=s.rows[NO]['v'][2]/s.rows[ds]['v'][2]
doc.build([H('Keystone Mini-Storage',15),H('Reconstructed Operating Statement',12),H('Calendar year January 1 - December 31, 2024 &nbsp;|&nbsp; Borrower: KMS Holdings LP &nbsp;|&nbsp; 214 units, 28,650 rentable SF',8.5,'Helvetica'),Spacer(1,6),t,Spacer(1,6),H(f'Coverage as adjusted {n:.2f}x against policy minimum of 1.25x. Prepared by commercial lending from the return and the borrower interview of 4/2/2025; not audited.',7.5,'Helvetica')])
save(N,[s],'SELF_STORAGE','OPERATING_STATEMENT','lender reconstruction: return, adjustment, adjusted, remarks column, ruled and shaded',False)
