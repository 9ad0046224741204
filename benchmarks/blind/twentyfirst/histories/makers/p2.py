from tr import *
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import A4
pn='Brackenshaw & Fell Housing Association Limited'
a=S('Income and Expenditure Account','%s'%pn,['2025 £’000','2024 £’000'],'2024-04-01','2025-03-31',page=2)
N={}
def L(s,l,v,note=None):
    i=s.L(l,v); N[(id(s),i)]=note; return i
a.H('Income')
inc=[L(a,'Rents receivable net of identifiable service charges',[8412,7986],'3'),L(a,'Service charges receivable',[1137,1064],'3'),L(a,'Voids',[-143,-168],'3'),L(a,'Amortised social housing grant',[396,396],'14'),L(a,'Supporting people contracts',[212,238]),L(a,'Other income',[87,61],'4')]
ti=a.T('Total income',inc,key='total_income')
a.H('Expenditure')
ex=[L(a,l,v,n) for l,v,n in [('Management',[-1684,-1571],'5'),('Services',[-1215,-1102],'5'),('Routine maintenance',[-1346,-1288],'6'),('Planned and cyclical maintenance',[-872,-794],'6'),('Major repairs expenditure',[-418,-503],'6'),('Bad debts',[-58,-71],None),('Depreciation of housing properties',[-1529,-1477],'10'),('Impairment of housing properties',[0,-120],'10')]]
te=a.T('Total operating expenditure',ex,key='total_operating_expenses')
os_=a.T('Operating surplus',[ti,te],'SUBTOTAL')
g=L(a,'Gain on disposal of property, plant and equipment',[164,92],'7'); ir=L(a,'Interest receivable',[73,58]); ip=L(a,'Interest payable and financing costs',[-1196,-1083],'8')
sb=a.T('Surplus before tax',[os_,g,ir,ip],'SUBTOTAL'); tx=L(a,'Taxation',[0,-4],'9')
ni=a.T('Surplus for the year',[sb,tx],key='net_income')
S25,S24=a.v(ni)
b=S('Statement of Financial Position (balance sheet)',pn,['2025 £’000','2024 £’000'],None,'2025-03-31',page=3)
b.H('Fixed assets')
f=b.T('Total fixed assets',[L(b,'Housing properties at cost less depreciation',[78614,75902],'10'),L(b,'Other tangible fixed assets',[1342,1417],'11'),L(b,'Investments – HomeBuy loans receivable',[286,311],'12')],'SUBTOTAL')
b.H('Current assets')
c=b.T('Total current assets',[L(b,'Stock – properties for sale',[0,428],'13'),L(b,'Trade and other debtors',[917,864],'13'),L(b,'Cash and cash equivalents',[3208,2746])],'SUBTOTAL')
d=L(b,'Creditors: amounts falling due within one year',[-2871,-3015],'15')
nc=b.T('Net current assets',[c,d],'SUBTOTAL')
tl=b.T('Total assets less current liabilities',[f,nc],'SUBTOTAL')
cr=[26300]
res24=24118; 
na24=res24+6510+0.0; sc=0
P=[-412,-468]
# net assets = I&E reserve + reval + share
r25=res24+S25
want=[r25+6465+0,res24+6510]; tlv=b.v(tl)
r25+=45
want=[r25+6465,res24+6510]
credit=[want[k]-tlv[k]-P[k] for k in(0,1)]
b.H('Creditors: amounts falling due after more than one year')
gr=[-18254,-18650]
x1=L(b,'Deferred capital grant',gr,'14'); x2=L(b,'Housing loans',[credit[k]-gr[k] for k in(0,1)],'16')
xt=b.T('Total long-term creditors',[x1,x2],'SUBTOTAL')
pv=L(b,'Provisions for liabilities – pension deficit',P,'17')
na=b.T('Net assets',[tl,xt,pv])
b.H('Capital and reserves')
q=[L(b,'Income and expenditure reserve',[r25,res24]),L(b,'Revaluation reserve',[6465,6510])]
tq=b.T('Total capital and reserves',q,key='total_equity'); assert b.v(tq)==b.v(na),(b.v(tq),b.v(na))
C=Canvas(B+'documents/brackenshaw_accounts.pdf',pagesize=A4)
C.setFont('Times-Bold',20); C.drawCentredString(297,560,'Brackenshaw & Fell'); C.drawCentredString(297,534,'Housing Association Limited'); C.setFont('Times-Roman',13); C.drawCentredString(297,490,'Annual Report and Financial Statements'); C.drawCentredString(297,470,'for the year ended 31 March 2025')
C.setFont('Times-Roman',9); C.drawCentredString(297,120,'Registered society no. 29417R    Regulator of Social Housing no. L3988'); C.showPage()
def page(s,ttl,sub,pg,end):
    C.setFont('Times-Bold',11); C.drawString(70,785,pn.upper()); C.setFont('Times-Bold',13); C.drawString(70,760,ttl); C.setFont('Times-Roman',10.5); C.drawString(70,744,sub)
    C.setFont('Times-Bold',10); y=715
    C.drawRightString(395,y,'Notes');C.drawRightString(460,y,'2025');C.drawRightString(528,y,'2024');y-=13;C.drawRightString(460,y,'£’000');C.drawRightString(528,y,'£’000');y-=18
    for i,r in enumerate(s.rows):
        T=r['rowType']!='LINE'
        if r['rowType']=='HEADING': y-=7
        if 'footsFrom' in r: C.setLineWidth(.5);C.line(418,y+10,460,y+10);C.line(486,y+10,528,y+10)
        C.setFont('Times-Bold' if T else 'Times-Roman',10.5); C.drawString(70,y,r['label'])
        if r['rowType']!='HEADING':
            if N.get((id(s),i)): C.drawRightString(390,y,N[(id(s),i)])
            for x,v in zip((460,528),r['values']): C.drawRightString(x+(3.5 if v<0 else 0),y,par(v))
        if r['rowType']=='TOTAL':
            C.line(418,y-3,460,y-3);C.line(486,y-3,528,y-3);C.line(418,y-5,460,y-5);C.line(486,y-5,528,y-5)
        y-=16 if 'footsFrom' not in r else 22
    C.setFont('Times-Roman',9.5); yy=y-8
    for t in end: C.drawString(70,yy,t); yy-=13
    C.drawCentredString(297,40,str(pg)); C.showPage()
page(a,'Income and Expenditure Account','for the year ended 31 March 2025',17,['All amounts relate to continuing activities. The notes on pages 20 to 38 form part of these','financial statements.'])
page(b,'Statement of Financial Position','as at 31 March 2025',18,['The financial statements were approved by the Board on 23 July 2025 and signed on its behalf by','the Chair, a Board member and the Secretary.'])
C.save()
for s in(a,b):
    for r in s.rows:
        if r['rowType']=='LINE': r['values']=[None if v==0 else v for v in r['values']]
save('brackenshaw_accounts.pdf',[a,b],'MULTIFAMILY','OPERATING_STATEMENT','UK HA statutory accounts, cover + 2 statements, notes column','notes column, £000, negatives in creditors')
