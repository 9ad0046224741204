from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
R=random.Random(372)
P='Tullamarine Cold Store Unit Trust'
c1=['Month Jun-26','Quarter Apr-Jun 26','YTD Jul 25-Jun 26','Budget YTD','Fcst FY27']
s=St('Profit & Loss',P,'2025-07-01','2026-06-30',c1,page=1)
def L(n,m,g=1,sd=.03,lp=1):
    mo=m*R.uniform(1-sd,1+sd) if sd else m; q=mo+m*2*(R.uniform(1-sd,1+sd) if sd else 1); y=q+m*9*(R.uniform(1-sd,1+sd) if sd else 1)
    return s.l(n,[g*z for z in(mo,q,y,round(m*12,-2),round(m*12*1.035,-3))])
a=[L('Rent - cold storage facility',312500,sd=0),L('Rent - hardstand',18750,sd=0),L('Outgoings recovered',41280),L('Solar feed-in income',3115,sd=.3)]
I=s.t('Total income',a,key='total_income')
e=[L('Council rates',-9410*-1,-1),L('Land tax',17655,-1,0),L('Water rates',2240,-1),L('Insurance',8875,-1,0),L('Essential safety measures',1960,-1,.2),L('Roof & refrigeration plant maintenance',7340,-1,.3),L('Property management fee',9935,-1,0)]
E_=s.t('Total property expenses',e,key='total_operating_expenses')
N=s.t('Net property income',[I,E_],typ='TOTAL',key='noi')
t_=[L('Responsible entity fee',11450,-1,0),L('Audit, tax and valuation',3150,-1,.3),L('Interest expense',118400,-1,.01),L('Depreciation of plant',14200,-1,0)]
T=s.t('Total trust expenses',t_)
ni=s.t('Net profit attributable to unitholders',[N,T],typ='TOTAL',key='net_income')
npf=s.rows[ni]['values'][2]
c2=['30-Jun-26','31-May-26','Movement','30-Jun-25']
b=St('Balance Sheet',P,None,'2026-06-30',c2,page=2)
def fm_(v): v=list(v); v[2]=round(v[0]-v[1],2); return v
def K(n,x,y,z): return b.l(n,fm_([x,y,0,z]))
b.h('ASSETS'); b.h('Current assets',i=1)
z=[K('Cash - Westbrook Bank operating',1184206.33,945290.34,964310.28),K('Cash - interest reserve',720000,720000,710400),K('Tenant arrears',38412.5,64118.02,21960.75),K('Prepaid insurance',26625,35500,25870)]
x1=b.t('Total current assets',z,fn=fm_)
b.h('Non-current assets',i=1)
z=[K('Investment property - at fair value',58750000,57500000,57500000),K('Refrigeration plant at cost',1704000,1704000,1662500),K('Accumulated depreciation',-681600,-667400,-511200),K('Deferred lease incentive',212500,218750,287500)]
x2=b.t('Total non-current assets',z,fn=fm_)
A=b.t('TOTAL ASSETS',[x1,x2],typ='TOTAL',fn=fm_,key='total_assets')
b.h('LIABILITIES'); b.h('Current liabilities',i=1)
z=[K('Trade creditors',61240.18,48877.46,70315.9),K('GST payable',29816.4,27044.11,28101.35),K('Rent in advance',331250,331250,318500),K('Distribution payable',418000,0,402500)]
b.rows[z[3]]['values'][1]=None
x1=b.t('Total current liabilities',z,fn=fm_)
b.h('Non-current liabilities',i=1)
z=[K('Bank loan - secured',27400000,27400000,27850000),K('Tenant security deposit',937500,937500,937500)]
x2=b.t('Total non-current liabilities',z,fn=fm_)
Lb=b.t('TOTAL LIABILITIES',[x1,x2],typ='TOTAL',fn=fm_,key='total_liabilities')
NA=b.t('NET ASSETS',[A,Lb],[1,-1],typ='TOTAL',fn=fm_)
n=b.rows[NA]['values']
b.h("UNITHOLDERS' EQUITY")
iu=24500000
cy=[npf,round(npf-s.rows[ni]['values'][0],2),0,1512640.11]; rv=[7312500,6062500,0,6062500]; dd=[-1672000,-1254000,0,-1610000]
z=[K('Issued units',iu,iu,iu),K('Asset revaluation reserve',rv[0],rv[1],rv[3]),K('Undistributed income brought forward',*[round(n[j]-iu-rv[j]-cy[j]-dd[j],2) for j in(0,1,3)]),K('Current year profit',cy[0],cy[1],cy[3]),K('Distributions declared',dd[0],dd[1],dd[3])]
# brought forward must be the same in both months of the year: adjust cash so it is
diff=round(b.rows[z[2]]['values'][0]-b.rows[z[2]]['values'][1],2)
print('bf',b.rows[z[2]]['values'],diff)
EQ=b.t("TOTAL EQUITY",z,typ='TOTAL',fn=fm_,key='total_equity')
c=canvas.Canvas(D('TCSUT_June26_pack.pdf'),pagesize=A4,invariant=1); W,H=A4
f=lambda v:'' if v is None else f'-{abs(v):,.2f}' if v<0 else f'{v:,.2f}'
teal=colors.HexColor('#00505c')
def page(st,sub,hd,X,fs,neg):
    c.setFillColor(teal); c.setFont('Helvetica-Bold',17); c.drawString(40,H-56,st.m['title']); c.setFont('Helvetica',10); c.drawString(40,H-72,P); c.drawString(40,H-85,sub); c.setFillColor(colors.black)
    y=H-116; c.setFont('Helvetica-Bold',fs)
    for x,(p,q) in zip(X,hd): c.drawRightString(x,y+10,p); c.drawRightString(x,y,q)
    c.setStrokeColor(teal); c.setLineWidth(1.2); c.line(40,y-4,W-36,y-4); y-=18; c.setLineWidth(.4)
    for row,x in zip(st.rows,st.x):
        t=row['rowType']; bo=t!='LINE'; c.setFont('Helvetica-Bold' if bo else 'Helvetica',fs)
        if t=='HEADING' and not x.get('i'): y-=4
        c.drawString(40+(6 if x.get('i') else 0)+(10 if t=='LINE' else 0),y,row['label'])
        if t!='HEADING':
            for xx,v in zip(X,row['values']): c.drawRightString(xx,y,neg(v))
            if t=='TOTAL': c.line(X[0]-64,y-3,W-36,y-3)
            if bo: c.line(X[0]-64,y+9,W-36,y+9); y-=6
        y-=14.5
    c.setFont('Helvetica',7.5); c.drawString(40,28,'Monthly reporting pack - June 2026 - draft, before audit'); c.drawRightString(W-36,28,'Page %d of 2'%st.m['page']); c.showPage()
page(s,'12 months to 30 June 2026  |  A$',[('Month','Jun-26'),('Quarter','Apr-Jun 26'),('YTD','Jul 25-Jun 26'),('Budget','YTD'),('Fcst','FY27')],[272,343,418,489,559],7.6,lambda v:par(v,2))
page(b,'As at 30 June 2026  |  A$',[('','30-Jun-26'),('','31-May-26'),('','Movement'),('','30-Jun-25')],[320,400,480,559],8.6,f)
c.save()
save('TCSUT_June26_pack.pdf',[s,b],'WAREHOUSE','OPERATING_STATEMENT','AU unit trust pack: P&L month/quarter/YTD/budget/forecast and balance sheet with movement, 2 pages',False)
