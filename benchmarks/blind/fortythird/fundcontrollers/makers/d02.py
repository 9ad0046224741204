from common import *
from reportlab.pdfgen import canvas
R=random.Random(4302)
F='consolidating_ops_prairie_gate_2024.pdf'
cols=['Dugald Road','Inkster Logistics','Sherwin Flex','Oak Point Yard','Gateway II','Partnership','Eliminations','Consolidated']
def der(b,k): 
    x=[v for v in b if v is not None]; return list(b)+[sum(x) if any(x) or x and k!='z' else None]
st=St('Consolidating Statement of Operations and Comprehensive Income','Prairie Gate Industrial Limited Partnership','2024-01-01','2024-12-31',cols,der)
L=st.line; N=None
st.head('Revenue')
base=[1862440,2418675,944310,612180,1387265]
rec=[int(b*R.uniform(.26,.33)) for b in base]; tax=[341906,428115,188240,139870,256433]
a=[L('Base rent',base+[N,N],i=1),L('Operating cost recoveries',rec+[N,N],i=1),L('Property tax recoveries',[int(t*.94) for t in tax]+[N,N],i=1),
 L('Straight-line rent adjustment',[22410,61835,-8260,N,14905,N,N],i=1),L('Yard storage and other licences',[N,36000,N,118750,4200,N,N],i=1)]
tot=[sum(x for x in [st.rows[i]['b'][c] for i in a] if x) for c in range(5)]
fee=[int(round(t*.03)) for t in tot]
a+=[L('Management fees from properties',[N]*5+[sum(fee),-sum(fee)],i=1),L('Interest and other income',[1840,2915,N,610,1105,48320,-31500],i=1)]
tr=st.total('Total revenue',a,t='TOTAL',key='total_income')
st.head('Property operating expenses')
x=lambda lo,hi:[int(b*R.uniform(lo,hi)) for b in base]
b=[L('Property taxes',tax+[N,N],kind='exp',i=1),L('Repairs and maintenance',x(.07,.1)+[N,N],kind='exp',i=1),L('Snow removal and landscaping',x(.035,.05)+[N,N],kind='exp',i=1),
 L('Utilities',x(.03,.05)+[N,N],kind='exp',i=1),L('Insurance',x(.028,.036)+[N,N],kind='exp',i=1),L('Security and monitoring',[18640,42115,N,27300,9880,N,N],kind='exp',i=1),
 L('Management fees',fee+[N,-sum(fee)],kind='exp',i=1),L('Bad debts (recovery)',[-4150,N,12640,N,N,N,N],kind='exp',i=1)]
te=st.total('Total property operating expenses',b,kind='exp',t='TOTAL',key='total_operating_expenses')
noi=st.total('Net operating income',[tr,te],signs=[1,-1],t='TOTAL',key='noi')
st.head('Other expenses (income)')
d=[L('Mortgage interest',[512330,688925,241470,N,398115,N,N],kind='exp',i=1),L('Interest on inter-entity loan',[N,N,N,31500,N,N,-31500],kind='exp',i=1),
 L('Amortization of financing costs',[14220,19875,6310,N,11460,N,N],kind='exp',i=1),L('General and administrative',[6105,7240,4880,3915,5320,264770,N],kind='exp',i=1),
 L('Asset management fee to General Partner',[N]*5+[386250,N],kind='exp',i=1),L('Fair value (gain) loss on investment properties',[-425000,-1130000,215000,N,-340000,N,N],kind='exp',i=1)]
to=st.total('Total other expenses (income)',d,kind='exp')
st.total('Net income (loss) and comprehensive income (loss)',[noi,to],signs=[1,-1],t='TOTAL',key='net_income')
W,H=792,612
c=canvas.Canvas(DOC+F,pagesize=(W,H))
c.setFont('Times-Bold',13); c.drawCentredString(W/2,572,'PRAIRIE GATE INDUSTRIAL LIMITED PARTNERSHIP')
c.setFont('Times-Roman',11); c.drawCentredString(W/2,557,'Consolidating Statement of Operations and Comprehensive Income'); c.drawCentredString(W/2,543,'For the year ended December 31, 2024')
c.setFont('Times-Italic',9); c.drawCentredString(W/2,531,'(Unaudited, in Canadian dollars) - Schedule 2')
X=[300+i*66 for i in range(8)]; X[7]+=4
c.setFont('Times-Bold',8.5)
for x_,h in zip(X,cols):
    p=h.split(' ',1); 
    if len(p)==2 : c.drawRightString(x_,504,p[0]); c.drawRightString(x_,494,p[1])
    else: c.drawRightString(x_,494,h)
for x_ in X: c.setLineWidth(.5); c.line(x_-52,490,x_,490)
y=475; fs=9
for r in st.rows:
    bold=r['t']!='LINE'; c.setFont('Times-Bold' if bold else 'Times-Roman',fs)
    lab=r['label']; xl=44+10*r['x'].get('i',0)
    if r['t']=='HEADING': y-=4
    if c.stringWidth(lab,'Times-Bold' if bold else 'Times-Roman',fs)>198:
        k=lab.rfind(' ',0,38); c.drawString(xl,y,lab[:k]); y-=10.5; c.drawString(xl+10,y,lab[k+1:]); r['x']['wrap']=1
    else: c.drawString(xl,y,lab)
    if r['t']!='HEADING':
        first=r['label'] in('Base rent',) or r['t']=='TOTAL' and ('Net' in r['label'])
        r['p']=[par(v,0,'–') if v else '–' for v in r['v']]
        r['v']=[None if not v else v for v in r['v']]
        if bold:
            for x_ in X: c.line(x_-50,y+8.5,x_,y+8.5)
        for v,x_ in zip(r['p'],X):
            c.drawRightString(x_+(3 if v.endswith(')') else 0),y,v)
            if first and v!='–': c.drawString(x_-52,y,'$')
        if 'comprehensive' in r['label']:
            for x_ in X: c.line(x_-50,y-3,x_,y-3); c.line(x_-50,y-5,x_,y-5)
    y-=12
    if bold and r['t']!='HEADING': y-=4
c.setFont('Times-Italic',8); c.drawString(44,40,'Inter-entity management fees and loan interest are eliminated on consolidation. See accompanying notes to the fund reporting package.'); c.drawRightString(W-36,40,'5')
c.save()
save(F,'INDUSTRIAL','OPERATING_STATEMENT','consolidating columns by property with eliminations, fund schedule',True,[st])
