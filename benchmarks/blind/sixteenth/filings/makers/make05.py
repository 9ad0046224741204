# UK housing association, A4, thousands of pounds, note column
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
N='thornmere_ha_accounts_extract.pdf'
P='Thornmere Housing Association Limited'
b=St('Statement of financial position',P,None,'2025-03-31',['2025 £\'000','2024 £\'000'],page=1)
b.h('Fixed assets')
fa=[b.l('Tangible fixed assets – housing properties',148216,141087,n='11'),b.l('Tangible fixed assets – other',2364,2518,n='12'),b.l('Investment properties',3905,3810,n='13'),b.l('Investment in subsidiary',50,50,n='14')]
tfa=b.t('Total fixed assets',fa)
b.h('Current assets')
ca=[b.l('Properties held for sale',1812,2640,n='15'),b.l('Trade and other debtors',2217,1984,n='16'),b.l('Cash and cash equivalents',6438,7720)]
tca=b.t('',ca)
cr=b.l('Creditors: amounts falling due within one year',-7926,-7315,n='17')
nca=b.t('Net current assets',[tca,cr])
tal=b.t('Total assets less current liabilities',[tfa,nca],typ='TOTAL')
c2=b.l('Creditors: amounts falling due after more than one year',-102489,-100218,n='18')
b.h('Provisions for liabilities')
pv=[b.l('Pension provision – SHPS',-1366,-1742,n='26'),b.l('Other provisions',-215,-180,n='20')]
tna=b.t('Total net assets',[tal,c2]+pv,typ='TOTAL',key='total_equity',dbl=1)
b.h('Reserves')
tn=b.v(tna)
r1=[b.l('Income and expenditure reserve',tn[0]-8214-140,tn[1]-8360-140),b.l('Revaluation reserve',8214,8360),b.l('Restricted reserve',140,140)]
b.t('Total reserves',r1,typ='TOTAL',dbl=1)
s=St('Statement of comprehensive income',P,'2024-04-01','2025-03-31',['2025 £\'000','2024 £\'000'],page=2)
to=s.l('Turnover',21846,20391,n='3'); cs=s.l('Cost of sales',-1604,-1122,n='3'); oc=s.l('Operating costs',-14387,-13526,n='3'); gd=s.l('Gain on disposal of housing properties',412,288,n='5'); fv=s.l('Movement in fair value of investment properties',95,-40,n='13')
os_=s.t('Operating surplus',[to,cs,oc,gd,fv])
fin=[s.l('Interest receivable',201,164,n='6'),s.l('Interest payable and financing costs',-4118,-3872,n='7'),s.l('Other finance costs – pensions',-77,-81,n='26')]
sb=s.t('Surplus before tax',[os_]+fin); tx=s.l('Taxation',-12,-9,n='10')
sy=s.t('Surplus for the year',[sb,tx],typ='TOTAL',key='net_income')
oci=s.l('Actuarial gain/(loss) in respect of pension schemes',0,0,n='26')
need=tn[0]-tn[1]-s.v(sy)[0]
s.d['rows'][oci]['values']=[need,-215]
s.t('Total comprehensive income for the year',[sy,oci],typ='TOTAL',dbl=1)
print('oci',need,s.v(sy),tn)
s.key('total_income',to)
# note 3
nt=St('3. Particulars of turnover, operating costs and operating surplus',P,'2024-04-01','2025-03-31',['Turnover £\'000','Cost of sales £\'000','Operating costs £\'000','Operating surplus/(deficit) £\'000'],page=3)
def q(l,a,c,o): return nt.l(l,a,c,o,(a or 0)+(c or 0)+(o or 0))
nt.h('Social housing lettings')
sl=[q('General needs housing',13204,None,-8861),q('Housing for older people',3318,None,-2516),q('Supported housing',1287,None,-1302),q('Shared ownership',924,None,-401)]
tsl=nt.t('',sl)
nt.h('Other social housing activities')
ot=[q('First tranche shared ownership sales',2038,-1604,-96),q('Support services',418,None,-530),q('Community development',46,None,-265)]
tot=nt.t('',ot)
nt.h('Activities other than social housing')
no=[q('Market rents',377,None,-148),q('Garages',164,None,-41),q('Other',70,None,-227)]
tno=nt.t('',no)
nt.t('Total',[tsl,tot,tno],typ='TOTAL',dbl=1)
print(nt.v(len(nt.x)-1))
assert nt.v(len(nt.x)-1)[:3]==[21846,-1604,-14387]
c=canvas.Canvas(path(N),pagesize=A4,invariant=1); W,H=A4
F,FB='Helvetica','Helvetica-Bold'
def m(v): return '–' if v is None else (f"({-v:,})" if v<0 else f"{v:,}")
def hd(t,sub,pg):
    c.setFillColorRGB(.36,.16,.4); c.setFont(FB,15); c.drawString(56,H-64,t); c.setFillGray(0); c.setFont(F,9.5); c.drawString(56,H-80,sub)
    c.setFont(F,7.5); c.drawString(56,30,'Thornmere Housing Association Limited   |   Report and financial statements for the year ended 31 March 2025'); c.drawRightString(W-56,30,str(pg))
def body(st,X,heads,y,nx=None,lead=17):
    c.setFont(FB,9)
    for k,hl in enumerate(heads):
        for x,t in zip(X,hl): c.drawRightString(x,y,t)
        if k==0 and nx: c.drawRightString(nx,y,'Note')
        y-=12
    y-=8
    for r,x in st.rows():
        t='plus' in x
        if r['rowType']=='HEADING': y-=5; c.setFont(FB,9.5); c.drawString(56,y,r['label']); y-=lead; continue
        c.setFont(FB if t else F,9.5); c.drawString(56,y,r['label'])
        if x.get('n'): c.drawRightString(nx,y,x['n'])
        for xx,v in zip(X,r['values']):
            c.drawRightString(xx+(3 if (v or 0)<0 else 0),y,m(v))
            if t: c.setLineWidth(.5); c.line(xx-46,y+10,xx+2,y+10)
            if x.get('dbl'): c.setLineWidth(1.3); c.line(xx-46,y-4,xx+2,y-4)
        y-=lead+(6 if t else 0)
    return y
hd('Statement of financial position','At 31 March 2025',40); y=body(b,[450,530],[['2025','2024'],["£'000","£'000"]],H-112,nx=385)
c.setFont(F,8.5); c.drawString(56,y-14,'The financial statements on pages 40 to 72 were approved and authorised for issue by the Board on 23 July 2025.'); c.drawString(56,y-30,'Registered society number 28814R.  The notes form part of these financial statements.'); c.showPage()
hd('Statement of comprehensive income','For the year ended 31 March 2025',41); y=body(s,[450,530],[['2025','2024'],["£'000","£'000"]],H-112,nx=385,lead=21)
c.setFont(F,8.5); c.drawString(56,y-12,'All amounts relate to continuing activities.'); c.showPage()
hd('Notes to the financial statements','3. Particulars of turnover, operating costs and operating surplus',48)
body(nt,[318,390,462,536],[['','','','Operating'],['','Cost of','Operating','surplus/'],['Turnover','sales','costs','(deficit)'],["£'000","£'000","£'000","£'000"]],H-110,lead=17)
c.showPage(); c.save()
save(N,[b,s,nt],'MULTIFAMILY','BALANCE_SHEET','UK registered provider','UK statutory accounts in thousands, note column, unlabelled subtotals, segment note',True)
