# senior living monthly package (PointClickCare-like GL): operations, balance sheet, cash flow (indirect), one page each
from lib import *; from reportlab.platypus import *; from reportlab.lib.pagesizes import letter; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
R=random.Random(1402);F='willow_bend_senior_package_2025_10.pdf';N='Willow Bend Senior Living'
C=['Month Actual','Month Budget','Month Variance','YTD Actual','YTD Budget','YTD Variance']
s=S('Statement of Operations',N,'2025-10-01','2025-10-31',C,page=1,var=(2,5),nd=0)
def q(b,rev,j=.05):
    a,bd=round(b*(1+R.uniform(-j,j))),round(b/10)*10; ya,yb=round(b*9.9*(1+R.uniform(-j,j)/2)),round(b)*10
    g=1 if rev else -1
    return [a,bd,g*(a-bd),ya,yb,g*(ya-yb)]
s.h('Census');cen=[(2480,2511,23870,24320),(1302,1271,12684,12464),(744,775,7201,7448)]
ci=[s.l(n,[a,b,a-b,c_,d,c_-d]) for n,(a,b,c_,d) in zip(['Resident days - Independent Living','Resident days - Assisted Living','Resident days - Memory Care'],cen)]
s.t('Total resident days',ci)
s.h('Revenue')
rv=[s.l(n,q(b,1)) for n,b in [('Independent living rent',271300),('Assisted living rent',246900),('Level of care fees',61400),('Memory care',199800),('Second person fees',14250),('Community fees',11500)]]
r0=s.t('Total resident revenue',rv);ro=[s.l(n,q(b,1,.2)) for n,b in [('Guest meals & beauty shop',2900),('Respite stays',6400)]]
co=s.l('Concessions',[-4150,-3000,-1150,-38920,-30000,-8920])
tr=s.t('Total revenue',[r0]+ro+[co],type='TOTAL',key='total_income')
s.h('Operating expenses')
def dep(h,ls):
    s.h(h,ind=1);k=[s.l(n,q(b,0)) for n,b in ls];return s.t('Total '+h.lower(),k)
d=[dep('Nursing & care',[('Wages - RN / LPN',62100),('Wages - care aides',118700),('Agency staffing',9300),('Care supplies',4150)]),
 dep('Dietary',[('Wages - dietary',44300),('Raw food',38800),('Dietary supplies',3650)]),
 dep('Activities',[('Wages - activities',11900),('Program costs',2750)]),
 dep('Housekeeping & plant',[('Wages - housekeeping',17600),('Wages - maintenance',14800),('Repairs & contracts',16400),('Utilities',28700)]),
 dep('Administration & marketing',[('Wages - administration',33200),('Payroll taxes & benefits',57800),('Advertising & referral fees',18900),('Liability insurance',12400),('Office & software',9800)])]
s.h('Fixed',ind=1);mg=s.l('Management fee (5%)',[0]*6);pt=s.l('Real estate taxes',q(31200,0,.0));pi=s.l('Property insurance',q(8900,0,.01))
t=s.rows[tr]['v'];a=[round(t[i]*.05) for i in(0,1,3,4)];s.rows[mg]['v']=[a[0],a[1],a[1]-a[0],a[2],a[3],a[3]-a[2]]
d.append(s.t('Total fixed',[mg,pt,pi]))
te=s.t('Total operating expenses',d,type='TOTAL',key='total_operating_expenses')
noi=s.t('Net operating income',[tr],[te],type='TOTAL',key='noi')
it=s.l('Interest expense',[84615,84615,0,848200,848200,0]);dp=s.l('Depreciation',[61240,61240,0,612400,612400,0])
ni=s.t('Net income',[noi],[it,dp],type='TOTAL',key='net_income');NI=s.rows[ni]['v']
# cash flow first (month, ytd)
f=S('Statement of Cash Flows',N,'2025-10-01','2025-10-31',['Current Month','Year to Date'],page=3,nd=0)
f.h('Cash flows from operating activities')
i0=f.l('Net income',[NI[0],NI[3]]);f.h('Adjustments to reconcile net income:',ind=1)
ad=[f.l('Depreciation',[61240,612400])]+[f.l(n,v) for n,v in [('Resident receivables',[-7312,-21940]),('Prepaid expenses',[11204,-9630]),('Tax and insurance escrow',[-38950,-61200]),('Accounts payable',[14386,27715]),('Accrued payroll',[-9127,6248]),('Accrued real estate taxes',[31200,-62400]),('Deferred community fees',[-1850,8400]),('Resident deposits',[1500,4500])]]
ao=f.t('Net cash provided by operating activities',[i0]+ad)
f.h('Cash flows from investing activities');x1=[f.l('Building improvements',[-18740,-146320]),f.l('Furniture & equipment',[-4115,-39870]),f.l('Deposits to replacement reserve',[-6200,-62000])];ai=f.t('Net cash used in investing activities',x1)
f.h('Cash flows from financing activities');x2=[f.l('Principal payments on mortgage',[-29485,-289770]),f.l('Distributions to members',[-75000,-500000])];af=f.t('Net cash used in financing activities',x2)
nc=f.t('Net change in cash',[ao,ai,af],type='TOTAL',key='net_cash_flow')
E_=913482; b0=f.l('Cash, beginning of period',[E_-f.rows[nc]['v'][0],E_-f.rows[nc]['v'][1]]);f.t('Cash, end of period',[nc,b0],type='TOTAL')
# balance sheet
B=S('Balance Sheet',N,None,'2025-10-31',['10/31/2025','9/30/2025','Change'],page=2,nd=0)
mv=lambda n:next(r['v'][0] for r in f.rows if r['label']==n)
def bl(n,cur,ch): return B.l(n,[cur,cur-ch,ch])
nc0=f.rows[nc]['v'][0]
B.h('ASSETS');B.h('Current assets',ind=1)
ca=[bl('Operating cash',E_,nc0),bl('Resident receivables, net',118640,-mv('Resident receivables')),bl('Prepaid expenses',47215,-mv('Prepaid expenses')),bl('Tax and insurance escrow',214830,-mv('Tax and insurance escrow'))]
tca=B.t('Total current assets',ca);B.h('Property and equipment',ind=1)
pe=[bl('Land',2150000,0),bl('Buildings and improvements',21847300,18740),bl('Furniture, fixtures & equipment',1904622,4115),bl('Accumulated depreciation',-6318940,-61240)];tpe=B.t('Net property and equipment',pe)
rr=bl('Replacement reserve',386150,6200);ta=B.t('TOTAL ASSETS',[tca,tpe,rr],type='TOTAL',key='total_assets')
B.h("LIABILITIES AND MEMBERS' EQUITY");B.h('Current liabilities',ind=1)
cl=[bl('Accounts payable',163912,14386),bl('Accrued payroll',98440,-9127),bl('Accrued real estate taxes',124800,31200),bl('Deferred community fees',61300,-1850),bl('Resident deposits',88500,1500)];tcl=B.t('Total current liabilities',cl)
mo=bl('Mortgage note payable',16742300,-29485);tl=B.t('Total liabilities',[tcl,mo],key='total_liabilities')
B.h("Members' equity",ind=1);A=B.rows[ta]['v'];Lb=B.rows[tl]['v'];eq=A[0]-Lb[0]
m2=bl('Distributions, year to date',-500000,-75000);m3=bl('Net income, year to date',NI[3],NI[0])
m1c=eq-(-500000)-NI[3];m1=bl("Members' capital, beginning of year",m1c,0)
te_=B.t("Total members' equity",[m2,m3,m1],key='total_equity');B.t("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te_],type='TOTAL')
z=B.rows[-1]['v'];assert z==A,(z,A)
P=ParagraphStyle;hd=P('h',fontName='Times-Bold',fontSize=13,alignment=1,leading=15);h2=P('i',fontName='Times-Roman',fontSize=10,alignment=1,leading=12)
def fm(v): return '' if v is None else ('-' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}'))
def tbl(st,heads,extra,wid,fs):
    D=list(heads);sty=[('FONT',(0,0),(-1,-1),'Times-Roman',fs),('LEADING',(0,0),(-1,-1),fs+1),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),.4),('BOTTOMPADDING',(0,0),(-1,-1),.9),('FONT',(0,0),(-1,len(heads)-1),'Times-Bold',fs),('LINEBELOW',(0,len(heads)-1),(-1,len(heads)-1),.8,colors.black)]
    for r in st.rows:
        k=len(D);ind='    ' if r['type']=='LINE' else ('  ' if r['x'].get('ind') else '')
        D.append([ind+r['label']]+([''] * (len(wid)-1) if r['type']=='HEADING' else extra(r)))
        if r['type'] in('HEADING','TOTAL'):sty.append(('FONT',(0,k),(-1,k),'Times-Bold' if not r['x'].get('ind') else 'Times-Italic',fs))
        if r['type'] in('SUBTOTAL','TOTAL'):sty.append(('LINEABOVE',(1,k),(-1,k),.4,colors.black))
        if r['type']=='TOTAL':sty.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e8eef2')))
    return Table(D,colWidths=wid,style=TableStyle(sty))
dv=s.rows[4]['v']
def ex(r):
    v=r['v'];pp=lambda a,b:f'{a/b:,.2f}' if a>=0 else f'({-a/b:,.2f})'
    census=s.rows.index(r)<5
    return [fm(v[0]),'' if census else pp(v[0],dv[0]),fm(v[1]),fm(v[2]),fm(v[3]),'' if census else pp(v[3],dv[3]),fm(v[4]),fm(v[5])]
def top(t,d): return [Paragraph(N,hd),Paragraph(t,h2),Paragraph(d,h2),Spacer(1,6)]
fl=top('Statement of Operations','For the month ended October 31, 2025')+[tbl(s,[['','Month','','Month','Month','YTD','','YTD','YTD'],['','Actual','PRD','Budget','Variance','Actual','PRD','Budget','Variance']],ex,[162,52,42,52,48,60,42,60,50],7.3),PageBreak()]
fl+=top('Balance Sheet','As of October 31, 2025 with prior month')+[tbl(B,[['','10/31/2025','9/30/2025','Change']],lambda r:[fm(v) for v in r['v']],[250,90,90,80],9.5),PageBreak()]
fl+=top('Statement of Cash Flows','For the month ended October 31, 2025')+[tbl(f,[['','Current\nMonth','Year\nto Date']],lambda r:[fm(v) for v in r['v']],[290,90,90],9.5)]
def foot(c,d): c.setFont('Times-Italic',7);c.drawString(36,22,'Facility 031 | Accrual basis | Favorable variances positive | PRD = per resident day');c.drawRightString(576,22,f'Page {d.page}')
SimpleDocTemplate(doc(F),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=34,invariant=1).build(fl,onFirstPage=foot,onLaterPages=foot)
save(F,[s,B,f],'SENIOR_HOUSING','OPERATING_STATEMENT','three-statement senior living package, PRD columns, variance favorable',True,True)
