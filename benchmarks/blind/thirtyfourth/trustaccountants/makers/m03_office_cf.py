import random
from truthlib import *
from reportlab.pdfgen import canvas
NAME='1180Tamarack_CashFlows_FY2024.pdf'
s=S('STATEMENTS OF CASH FLOWS','1180 TAMARACK PLAZA LLC','2024-01-01','2024-12-31',['2024','2023'],dash_zero=True)
h=s.head;L=s.line
h('CASH FLOWS FROM OPERATING ACTIVITIES:',i=0)
ni=L('Net income',[418263.17,352906.44],i=1,d=1)
h('Adjustments to reconcile net income to net cash provided by operating activities:',i=1)
ad=[L('Depreciation',[611480.00,598215.00],i=2),L('Amortization of leasing commissions',[88917.52,81340.08],i=2),L('Amortization of deferred loan costs',[14250.00,14250.00],i=2),L('Straight-line rent adjustment',[-37218.66,-52904.10],i=2),L('Provision for doubtful accounts',[9400.00,0],i=2),L('Loss on retirement of tenant improvements',[0,22716.35],i=2)]
h('Changes in operating assets and liabilities:',i=1)
ch=[L('Rents and other receivables',[-21844.09,16302.71],i=2),L('Prepaid expenses and deposits',[3317.40,-4890.25],i=2),L('Leasing commissions paid',[-142660.00,-61875.00],i=2),L('Accounts payable',[-18505.83,27411.66],i=2),L('Accrued property taxes',[11290.00,8744.00],i=2),L('Rents received in advance',[6015.48,-12330.90],i=2),L('Tenant security deposits',[4250.00,-2100.00],i=2)]
op=s.tot('Net cash provided by operating activities',[ni]+ad+ch,i=3)
h('CASH FLOWS FROM INVESTING ACTIVITIES:',i=0)
iv=[L('Building improvements',[-207345.21,-118930.77],i=1),L('Tenant improvements and allowances',[-264180.00,-95512.40],i=1),L('Deposits to replacement reserve, net of draws',[-36000.00,-28450.00],i=1),L('Insurance proceeds, water damage on floor 4',[0,41287.19],i=1)]
inv=s.tot('Net cash used in investing activities',iv,i=3)
h('CASH FLOWS FROM FINANCING ACTIVITIES:',i=0)
fi=[L('Principal payments on mortgage note',[-231964.36,-221870.92],i=1),L('Advances from member - Whitcombe Family Trust',[150000.00,0],i=1),L('Contributions from members',[0,100000.00],i=1),L('Distributions to members',[-340000.00,-365000.00],i=1)]
fin=s.tot('Net cash used in financing activities',fi,i=3)
nc=s.tot('NET INCREASE (DECREASE) IN CASH AND CASH EQUIVALENTS',[op,inv,fin],typ='TOTAL',key='net_cash_flow',i=0)
n=s.rows[nc]['vals']; b23=388640.52; b24=round(b23+n[1],2)
bg=L('CASH AND CASH EQUIVALENTS, beginning of year',[b24,b23],i=0)
s.tot('CASH AND CASH EQUIVALENTS, end of year',[nc,bg],typ='TOTAL',i=0,d=1,dbl=1)
h('SUPPLEMENTAL DISCLOSURES OF CASH FLOW INFORMATION:',i=0)
L('Cash paid during the year for interest',[486330.71,496424.15],i=1,d=1,u=1)
L('Tenant improvements included in accounts payable at year end',[31875.00,0],i=1,d=1,u=1)
s.save(NAME,'OFFICE','CASH_FLOW_STATEMENT','letter portrait, Courier, indirect method, two years with cents, dot leaders')
W,H=612,792;FS=8.4
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1)
F='Courier';cw=FS*.6
c.setFont('Courier-Bold',10)
for k,t in enumerate(['1180 TAMARACK PLAZA LLC','STATEMENTS OF CASH FLOWS','FOR THE YEARS ENDED DECEMBER 31, 2024 AND 2023']): c.drawCentredString(W/2,H-58-13*k,t)
c.setFont(F,FS); XR=[466,566]
y=H-122
for x,t in zip(XR,['2024','2023']): c.drawCentredString(x-40,y,t); c.setLineWidth(.6); c.line(x-82,y-3,x,y-3)
y-=18
MW=56
def wr(t,w):
    o=[];cur=''
    for k in t.split():
        m=(cur+' '+k).strip()
        if len(m)>w: o.append(cur);cur=k
        else: cur=m
    return o+[cur]
for r in s.rows:
    st=r['st'];ind=st['i']*2
    if r['typ']=='HEADING' and st['i']==0: y-=8
    if r['typ'] in('TOTAL','SUBTOTAL'): y-=4
    if r['label'].startswith('CASH AND CASH EQUIVALENTS, b'): y-=4
    ls=wr(r['label'],MW-ind-4 if r['typ']!='HEADING' else 68-ind)
    for k,t in enumerate(ls):
        t=' '*(ind+(2 if k else 0))+t
        last=k==len(ls)-1
        if last and r['typ']!='HEADING':
            t+=' '; 
            while len(t)<MW+12-0: t+='.'
            t=t[:66]
        c.setFont('Courier-Bold' if r['typ']=='TOTAL' else F,FS)
        if last and r['typ']!='HEADING':
            # leaders stop before the money columns
            t=t[:int((376-44)/cw)]
        c.drawString(44,y,t)
        if last and r['typ']!='HEADING':
            for x,v in zip(XR,r['vals']):
                q='-' if v==0 else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
                c.drawRightString(x+(cw if v<0 else 0),y,q)
                if st.get('d'): c.drawString(x-82,y,'$')
                if r['foots']: c.line(x-82,y+9,x,y+9)
                if st.get('dbl'): c.line(x-82,y-3,x,y-3);c.line(x-82,y-5,x,y-5)
        y-=11.6
    if r['typ'] in('TOTAL','SUBTOTAL'): y-=3
c.setFont(F,7.4); c.drawString(44,50,'The accompanying notes are an integral part of these financial statements.'); c.drawRightString(566,36,'Page 6')
c.save()
