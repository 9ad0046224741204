# indirect cash flow, shopping centre, accountant's Times layout
from common import *
from reportlab.pdfgen import canvas
F='Harborview_Marketplace_SCF.pdf'
st=St('Statement of Cash Flows','Harborview Marketplace, L.P.','2025-01-01','2025-06-30',['Three Months Ended June 30, 2025','Six Months Ended June 30, 2025'],scale=1,zero_null=True)
A=lambda *v:list(v)
h=st.h('Cash flows from operating activities:')
x=[st.l('Net income',A(218440,402917),lvl=1)]
st.h('Adjustments to reconcile net income to net cash provided by operating activities:',lvl=1)
for l,v in [('Depreciation',(196212,391804)),('Amortization of deferred leasing and loan costs',(28410,56115)),('Straight-line rent',(-14908,-31240)),('Provision for doubtful accounts',(6000,12000))]: x.append(st.l(l,list(v),lvl=2))
st.h('Changes in operating assets and liabilities:',lvl=1)
for l,v in [('Tenant receivables',(22714,-41093)),('Prepaid expenses and other assets',(31820,9447)),('Escrow deposits',(-88150,-121300)),('Accounts payable and accrued expenses',(-17366,24180)),('Prepaid rents',(-9204,6650)),('Security deposits',(0,4200))]: x.append(st.l(l,list(v),lvl=2))
op=st.t('Net cash provided by operating activities',x)
st.h('Cash flows from investing activities:')
y=[st.l(l,list(v),lvl=1) for l,v in [('Tenant improvements',(-164300,-212875)),('Leasing commissions',(-38115,-57640)),('Roof replacement - Building C',(0,-146920)),('Parking lot resurfacing',(-52480,-52480))]]
iv=st.t('Net cash used in investing activities',y)
st.h('Cash flows from financing activities:')
z=[st.l(l,list(v),lvl=1) for l,v in [('Principal payments on mortgage note',(-71925,-142806)),('Draw on reserve line',(100000,150000)),('Partner contributions',(0,75000)),('Distributions to partners',(-150000,-275000))]]
fi=st.t('Net cash used in financing activities',z)
nc=st.t('Net decrease in cash and restricted cash',[op,iv,fi],'TOTAL',key='net_cash_flow')
net=st.rows[nc]['base']; print(net,[st.rows[i]['base'] for i in(op,iv,fi)])
end=531208; bg=st.l('Cash and restricted cash, beginning of period',[end-net[0],end-net[1]])
st.t('Cash and restricted cash, end of period',[nc,bg],'TOTAL')
st.h('Supplemental disclosure:'); st.l('Cash paid for interest',[141870,284102],lvl=1); st.l('Accrued tenant improvements',[33450,33450],lvl=1)
if net[0]>0 or net[1]>0: st.rows[nc]['label']='Net increase (decrease) in cash and restricted cash'
c=canvas.Canvas(os.path.join(DOC,F),pagesize=(612,792)); W=612
c.setFont('Times-Bold',13); c.drawCentredString(306,730,'HARBORVIEW MARKETPLACE, L.P.'); c.setFont('Times-Roman',11); c.drawCentredString(306,715,'(A Limited Partnership)')
c.setFont('Times-Bold',12); c.drawCentredString(306,696,'STATEMENT OF CASH FLOWS'); c.setFont('Times-Italic',10); c.drawCentredString(306,683,'(Unaudited)')
c.setFont('Times-Bold',9.5); X=[448,540]
for xx,a,b in((448,'Three Months Ended','June 30, 2025'),(540,'Six Months Ended','June 30, 2025')): c.drawCentredString(xx-32,660,a); c.drawCentredString(xx-32,649,b); c.line(xx-72,645,xx+6,645)
yy=628
from reportlab.lib.utils import simpleSplit
first=True
for i,r in enumerate(st.rows):
    bold=r['typ'] in('TOTAL',) or (r['typ']=='HEADING' and r['lvl']==0)
    fn='Times-Bold' if bold else 'Times-Roman'
    if r['typ']=='HEADING' and r['lvl']==0: yy-=6
    ind=60+13*r['lvl']+(20 if r['typ']=='SUBTOTAL' else 0)
    ls=simpleSplit(r['label'],fn,10,375-ind-10)
    for k,s in enumerate(ls):
        c.setFont(fn,10); c.drawString(ind+(10 if k else 0),yy,s)
        if k<len(ls)-1: yy-=12
    if r['full']:
        dol=first or i in(nc+2,) or r['label'].startswith('Cash paid')
        for xx,v in zip(X,r['full']):
            t=num(v,1,'p',zero='\u2014'); c.drawRightString(xx+(3.3 if t.endswith(')') else 0),yy,t)
            if dol: c.drawString(xx-64,yy,'$')
            if r['items']:
                c.setLineWidth(.6); c.line(xx-64,yy+9.5,xx,yy+9.5)
            if i==nc+2: c.line(xx-64,yy-2.5,xx,yy-2.5); c.line(xx-64,yy-4.5,xx,yy-4.5)
        first=False
    yy-=13.5+(5 if r['items'] else 0)
c.setFont('Times-Italic',9); c.drawCentredString(306,50,'See accountant\u2019s compilation report.'); c.drawCentredString(306,36,'- 5 -'); c.save(); print(yy)
save(F,[st],'RETAIL','CASH_FLOW_STATEMENT','indirect method, compiled statement, quarter and six months, wrapped captions, $ apart from number')
