import random
from truthlib import *
from reportlab.pdfgen import canvas
R=random.Random(3402)
NAME='Quarry Bend SC - Balance Sheets 6-30-25.pdf'
C=['June 30, 2025','December 31, 2024','June 30, 2024']
s=S('Comparative Balance Sheets','QUARRY BEND SHOPPING CENTER, L.P.',None,'2025-06-30',C,dash_zero=True)
h=s.head; L=s.line
def v(a,b,c): return [a,b,c]
h('Assets',lv=0,ctr=1)
h('Real estate, at cost',lv=0)
re=[L('Land',v(4310000,4310000,4310000),lv=1,d=1),L('Buildings and site improvements',v(17846322,17801455,17688930),lv=1),L('Tenant improvements',v(2614870,2489310,2401775),lv=1),L('Leasing costs in place',v(388200,388200,388200),lv=1),L('Construction in progress',v(96440,0,41260),lv=1)]
g=s.tot('Total real estate, at cost',re,lv=2)
ad=L('Less accumulated depreciation',v(-7392618,-7094240,-6801977),lv=1)
net=s.tot('Net investment in real estate',[g,ad],lv=2)
h('Other assets',lv=0)
oa=[L('Cash and cash equivalents',v(612407,548916,487233),lv=1),L('Restricted cash - lender escrows',v(214850,163720,201415),lv=1),L('Tenant receivables, less allowance of $38,000 at each date',v(143972,187204,158860),lv=1),
 L('Unbilled common area recoveries',v(61315,0,57920),lv=1),L('Deferred rent receivable',v(402188,391640,379425),lv=1),L('Deferred leasing commissions, net of accumulated amortization',v(318730,297415,311904),lv=1),L('Prepaid insurance and other prepaid expenses',v(48216,97130,46980),lv=1),L('Due from affiliates',v(0,12500,12500),lv=1)]
ot=s.tot('Total other assets',oa,lv=2)
ta=s.tot('Total assets',[net,ot],typ='TOTAL',key='total_assets',lv=2,d=1,dbl=1)
h("Liabilities and Partners' Capital",lv=0,ctr=1)
h('Liabilities',lv=0)
li=[L('Mortgage note payable, net of unamortized loan costs of $96,112, $107,420 and $118,728',v(11183440,11322175,11457306),lv=1,d=1),L('Note payable to general partner',v(350000,350000,400000),lv=1),L('Accounts payable and accrued expenses',v(127614,168930,139087),lv=1),L('Accrued real estate taxes',v(186300,0,178440),lv=1),L('Accrued interest',v(41938,42458,42965),lv=1),L('Tenant security deposits',v(98145,94620,94620),lv=1),L('Prepaid rents',v(57330,38815,44712),lv=1),L('Distributions payable',v(0,75000,0),lv=1)]
tl=s.tot('Total liabilities',li,typ='TOTAL',key='total_liabilities',lv=2)
h("Partners' capital",lv=0)
A=s.rows[ta]['vals'];T=s.rows[tl]['vals']
gp=[round((A[i]-T[i])*.0185) for i in range(3)]; 
con=[6400000]*3; 
lim=[A[i]-T[i]-gp[i]-con[i] for i in range(3)]
eq=[L('General partner',gp,lv=1),L('Limited partners - contributed capital',con,lv=1),L('Limited partners - undistributed earnings',lim,lv=1)]
te=s.tot("Total partners' capital",eq,typ='TOTAL',key='total_equity',lv=2)
s.tot("Total liabilities and partners' capital",[tl,te],typ='TOTAL',lv=2,d=1,dbl=1)

s.save(NAME,'RETAIL','BALANCE_SHEET','letter portrait, accountants serif, three dates, dollar signs first and last, wrapped labels')
W,H=612,792
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1)
def ctr(y,t,fn='Times-Bold',sz=12): c.setFont(fn,sz); c.drawCentredString(W/2,y,t)
ctr(H-60,'QUARRY BEND SHOPPING CENTER, L.P.'); ctr(H-75,'(A Limited Partnership)','Times-Roman',10.5); ctr(H-92,'Comparative Balance Sheets'); ctr(H-106,'June 30, 2025, December 31, 2024 and June 30, 2024','Times-Roman',10.5); ctr(H-118,'(Unaudited)','Times-Italic',10)
XR=[390,472,554]; y=H-146
c.setFont('Times-Bold',9.5)
for x,(a,b) in zip(XR,[('June 30,','2025'),('December 31,','2024'),('June 30,','2024')]):
    c.drawCentredString(x-31,y,a); c.drawCentredString(x-31,y-11,b); c.setLineWidth(.5); c.line(x-62,y-14,x,y-14)
y-=30
def wrap(t,w):
    o=[];cur=''
    for k in t.split():
        n=(cur+' '+k).strip()
        if c.stringWidth(n,'Times-Roman',9.5)>w: o.append(cur);cur=k
        else: cur=n
    return o+[cur]
for r in s.rows:
    st=r['st']; lab=r['label']
    if st.get('ctr'):
        y-=6; ctr(y,lab,'Times-Bold',10.5); y-=16; continue
    fn='Times-Bold' if r['typ'] in('HEADING','TOTAL') else 'Times-Roman'
    x=50+12*st['lv']; ls=wrap(lab,318-x); c.setFont(fn,9.5)
    for i,t in enumerate(ls): c.drawString(x+(8 if i else 0),y,t); y-=11.4
    y+=11.4
    if r['typ']!='HEADING':
        for xr,q in zip(XR,r['vals']):
            t='—' if not q else (f'({-q:,})' if q<0 else f'{q:,}')
            c.setFont('Times-Roman',9.5)
            c.drawRightString(xr if q>=0 else xr+3.2,y,t)
            if st.get('d'): c.drawString(xr-62,y,'$')
            if r['typ']!='LINE': c.setLineWidth(.5); c.line(xr-62,y+9,xr,y+9)
            if st.get('dbl'): c.line(xr-62,y-2.5,xr,y-2.5); c.line(xr-62,y-4.5,xr,y-4.5)
    y-=12.6 if r['typ']!='TOTAL' else 16
    if r['typ']=='SUBTOTAL': y-=2
c.setFont('Times-Italic',8.5); c.drawCentredString(W/2,46,"No assurance is provided on these financial statements. Prepared by the Partnership's accountants, Ardmore Family Office."); c.setFont('Times-Roman',8.5); c.drawCentredString(W/2,32,'- 3 -')
c.save()
