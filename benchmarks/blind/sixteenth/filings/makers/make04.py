# landscape: statement of activities (3 cols) and functional expenses matrix
from tl import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
N='bridgewell_activities_functional_exp.pdf'
P='Bridgewell Community Homes'
cols=['Program Services: Transitional Housing','Program Services: Permanent Supportive Housing','Program Services: Senior Residences','Program Services: Total Program','Supporting Services: Management & General','Supporting Services: Fundraising','Total Expenses']
f=St('Statement of Functional Expenses',P,'2024-01-01','2024-12-31',cols,page=2)
base=[('Salaries and wages',412880,688215,377460,241300,96415),('Payroll taxes',33441,55618,30290,19284,7820),('Employee benefits',61932,104370,52215,38608,13498),None,
('Utilities',58214,141977,96402,4120,0),('Repairs and maintenance',47390,133850,71124,2615,0),('Insurance',21084,64211,39870,8940,0),('Real estate taxes and PILOT',0,38750,52118,0,0),('Security services',36500,28400,0,0,0),
('Tenant assistance and supplies',94115,61240,8336,0,0),('Professional fees',9800,15350,11275,54600,12000),('Office and technology',12417,19863,9144,22310,7618),('Travel and vehicle',8905,13260,6481,3117,1290),('Event costs',0,0,0,0,31744),('Interest',14230,86415,48990,6205,0),('Bad debt',2160,17405,5230,0,0)]
ids=[];pers=[]
pt=None
for r in base:
    if r is None: pt=f.t('Total personnel',pers); continue
    v=list(r[1:]); tp=sum(v[:3]); row=v[:3]+[tp]+v[3:]+[tp+v[3]+v[4]]
    i=f.l(r[0],row); (ids if pt is not None else pers).append(i)
sub=f.t('Total before depreciation',[pt]+ids)
dep=f.l('Depreciation and amortization',48110,221640,133905,403655,9480,0,413135)
tx=f.t('Total functional expenses',[sub,dep],typ='TOTAL',key='total_operating_expenses')
tv=f.v(tx)
a=St('Statement of Activities',P,'2024-01-01','2024-12-31',['Without Donor Restrictions','With Donor Restrictions','Total'],page=1)
def three(l,x,y,**k): return a.l(l,x,y,(x or 0)+(y or 0),**k)
a.h('Revenue and support')
R=[three('Rental income, tenants',1386240,None),three('Housing assistance payments',1094815,None),three('Government grants and contracts',1418600,215000),three('Contributions',304188,162500),three('Special events, gross',88240,None),three('In-kind goods',41365,None),three('Interest and dividends',27914,3108),three('Other income',19076,None)]
rel=a.l('Net assets released from restrictions',298400,-298400,None)
tr=a.t('Total revenue and support',R+[rel],typ='TOTAL',key='total_income')
a.h('Expenses')
a.h('Program services')
pr=[three('Transitional housing',tv[0],None),three('Permanent supportive housing',tv[1],None),three('Senior residences',tv[2],None)]
tp=a.t('Total program services',pr)
a.h('Supporting services')
ss=[three('Management and general',tv[4],None),three('Fundraising',tv[5],None)]
ts=a.t('Total supporting services',ss)
te=a.t('Total expenses',[tp,ts],typ='TOTAL',key='total_operating_expenses')
ch=a.t('Change in net assets',[tr],[te],typ='TOTAL',key='net_income')
nb=a.l('Net assets, beginning of year',3906214,388150,4294364)
a.t('Net assets, end of year',[nb,ch],typ='TOTAL')
def m(v,d=False):
    if v is None: return '—'
    s=f"({-v:,})" if v<0 else f"{v:,}"
    return ('$ ' if d else '')+s
doc=SimpleDocTemplate(path(N),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=30,invariant=1)
B='Helvetica-Bold'; navy=colors.HexColor('#23405c')
def head(t): return [Paragraph(P,PS('a',fontName=B,fontSize=14,textColor=navy,leading=17)),Paragraph(t,PS('b',fontName='Helvetica',fontSize=12,leading=15)),Paragraph('Year Ended December 31, 2024',PS('c',fontName='Helvetica',fontSize=9.5,leading=12)),Spacer(1,9)]
d=[['','Without Donor\nRestrictions','With Donor\nRestrictions','\nTotal']]; st=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONT',(0,0),(-1,0),B,8.5),('TEXTCOLOR',(0,0),(-1,0),colors.white),('BACKGROUND',(0,0),(-1,0),navy),('TOPPADDING',(0,1),(-1,-1),1.6),('BOTTOMPADDING',(0,1),(-1,-1),1.6)]
lvl=0
for r,x in a.rows():
    n=len(d); t='plus' in x
    if r['rowType']=='HEADING': d.append([r['label'],'','','']); st.append(('FONT',(0,n),(0,n),B,8.5)); continue
    d.append([('' if t or 'Net assets, b' in r['label'] else '     ')+r['label']]+[m(v,r['rowType']=='TOTAL') for v in r['values']])
    if t: st+=[('FONT',(0,n),(-1,n),B,8.5),('LINEABOVE',(1,n),(-1,n),.6,colors.black)]
    if r['rowType']=='TOTAL': st+=[('BACKGROUND',(0,n),(-1,n),colors.HexColor('#dde6ee'))]
T1=Table(d,colWidths=[340,115,115,115],style=st)
d=[['','Program Services','','','','Supporting Services','',''],['','Transitional\nHousing','Permanent\nSupportive\nHousing','Senior\nResidences','Total\nProgram','Management\n& General','Fund-\nraising','Total\nExpenses']]
st=[('SPAN',(1,0),(4,0)),('SPAN',(5,0),(6,0)),('ALIGN',(1,0),(-1,0),'CENTER'),('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),B,8),('ALIGN',(1,1),(-1,-1),'RIGHT'),('VALIGN',(0,1),(-1,1),'BOTTOM'),('LINEBELOW',(1,0),(4,0),.7,navy),('LINEBELOW',(5,0),(6,0),.7,navy),('LINEBELOW',(0,1),(-1,1),1,navy),('BACKGROUND',(4,2),(4,-1),colors.HexColor('#eef2f6')),('TOPPADDING',(0,2),(-1,-1),2.2),('BOTTOMPADDING',(0,2),(-1,-1),2.2)]
for r,x in f.rows():
    n=len(d); t='plus' in x
    d.append([r['label']]+[(m(v,r['rowType']=='TOTAL') if v else '–') for v in r['values']])
    if t: st+=[('FONT',(0,n),(-1,n),B,8),('LINEABOVE',(1,n),(-1,n),.5,colors.black)]
    if r['rowType']=='TOTAL': st+=[('LINEBELOW',(1,n),(-1,n),1.2,colors.black)]
# percentage line below total (not an amount row)
g=tv[6]; f.l('Percent of total expenses',[round(v/g,3) for v in tv]); d.append(['Percent of total expenses']+[f"{v/g*100:.1f}%" for v in tv]); st.append(('FONT',(0,len(d)-1),(-1,len(d)-1),'Helvetica-Oblique',7.5))
T2=Table(d,colWidths=[150,80,80,76,82,86,70,86],style=st)
note=Paragraph('See accompanying notes and independent auditor\'s report.',PS('n',fontName='Helvetica-Oblique',fontSize=7.5))
doc.build(head('Statement of Activities')+[T1,Spacer(1,8),note,PageBreak()]+head('Statement of Functional Expenses')+[T2,Spacer(1,8),note])
# dashes are neutral: leave out of the truth
for r in f.d['rows']:
    r['values']=[v if v else None for v in r['values']]
for r in a.d['rows']: pass
save(N,[a,f],'SENIOR_HOUSING','OPERATING_STATEMENT','nonprofit auditor','statement of activities by restriction class and functional expense matrix with grouped headings',True)
