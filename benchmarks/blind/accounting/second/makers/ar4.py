# owner's spreadsheet: current and past residents, deposit first, comments, numbers partly formulas-free, side note
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(4141)
cur=[('101','Fitzhugh, Dana'),('104','Oyelaran, B.'),('107','Stavros, Nico & Eleni'),('112','Pruitt, Carleen'),('115','Hoang, Minh'),('203','Delgadillo, Rosa'),('206','Winslow-Banks, T.'),('209','Szymanski, Artur'),('210','Bright Horizons Supportive Housing'),('214','Cobb, Lamont'),('301','Iyer, Anjali'),('302','Mattingly, Ruth'),('305','Jafari, Reza'),('308',"O'Dowd, Siobhan"),('311','Penhallow, G.')]
past=[('103','Rucker, Devin'),('211','Alquist, Barb'),('304','Tennyson, Mo'),('310','Vasko, Peter')]
cm={'104':'pmt plan signed 9/12','203':'paid 10/2 - not posted','210':'agency short pays, calling Mon.','305':'NOTICE SERVED','311':'','103':'collections','304':'judgment 2/25','310':'skip'}
K=['b0_30','b31_60','b61_90','b91_120','b120']; H=[('deposit','Dep. Held'),('current','Not Yet\nDue'),('b0_30','1 - 30\nDays'),('b31_60','31 - 60\nDays'),('b61_90','61 - 90\nDays'),('b91_120','91 - 120\nDays'),('b120','Over\n120'),('total','TOTAL\nOWED')]
wb=Workbook(); ws=wb.active; ws.title='AR Sept 30'
def put(r,c,v,b=False,fill=None,nf=None,al=None,color=None):
    q=ws.cell(r,c,v); q.font=Font(name='Verdana',size=9,bold=b,color=color)
    if fill:q.fill=PatternFill('solid',fgColor=fill)
    if nf:q.number_format=nf
    if al:q.alignment=Alignment(horizontal=al,wrap_text=True,vertical='center')
    return q
put(1,1,'PARKSIDE MANOR - who owes what',True); ws['A1'].font=Font(name='Verdana',size=14,bold=True); put(2,1,'as of 9/30/2025'); put(2,11,'updated by Jeanette 10/3')
def hdr(r):
    for c,h in enumerate(['Apt','Resident']+[x[1] for x in H]+['Comments'],1):
        q=put(r,c,h,True,'FFE699',al='center'); q.border=Border(*[Side(style='thin')]*4)
    ws.row_dimensions[r].height=27
NF='#,##0.00;(#,##0.00);""'   # zero shows blank
rows=[];tot=[];r=4
def block(title,ppl,ispast):
    global r
    put(r,1,title,True,'D9D9D9'); 
    for c in range(2,12): put(r,c,None,fill='D9D9D9')
    r+=1; hdr(r); r+=1; ds=[]
    for u,n in ppl:
        rent=R.choice([875,915,940,1010]); d={'deposit':0.0 if ispast else float(R.choice([500,500,rent,300]))}
        d['current']=0.0
        for k in K: d[k]=0.0
        if ispast: d['b120']=round(R.uniform(300,2900),2); d['b91_120']=float(R.choice([0,rent])); 
        else:
            z=R.random()
            if z<.2: d['current']=float(rent)
            else:
                d['b0_30']=float(R.choice([rent,rent+50,50,round(R.uniform(10,rent),2)]))
                if R.random()<.5: d['b31_60']=float(R.choice([rent,50,round(R.uniform(10,400),2)]))
                if R.random()<.2: d['b61_90']=float(R.choice([rent,50]))
                if R.random()<.12: d['b120']=round(R.uniform(20,90),2)
        if u=='311': d.update(dict.fromkeys(K,0.0)); d['current']=0.0; d['b0_30']=-118.5
        d['total']=round(sum(d[k] for k in K)+d['current'],2); ds.append(d)
        put(r,1,u,al='center'); put(r,2,n)
        row=dict(unit=u,name=n)
        for c,(k,_) in enumerate(H,3):
            v=d[k]; put(r,c,v if v else None,k=='total',nf=NF)
            if v: row[k]=v
        put(r,11,cm.get(u) or None,color='C00000' if 'NOTICE' in cm.get(u,'') else None)
        rows.append(row); r+=1
    t={k:round(sum(x[k] for x in ds),2) for k,_ in H}; lab='Subtotal - '+title.lower(); put(r,2,lab,True)
    for c,(k,_) in enumerate(H,3):
        q=put(r,c,t[k] if t[k] else None,True,nf=NF); q.border=Border(top=Side(style='thin'))
    tot.append(dict(label=lab,**{k:v for k,v in t.items() if v})); r+=2
    return t
a=block('CURRENT RESIDENTS',cur,False); b=block('MOVED OUT',past,True)
g={k:round(a[k]+b[k],2) for k in a}; put(r,2,'GRAND TOTAL OWED',True)
for c,(k,_) in enumerate(H,3):
    q=put(r,c,g[k],True,'FFE699',NF); q.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tot.append(dict(label='GRAND TOTAL OWED',**{k:v for k,v in g.items() if v})); r+=2
put(r,2,'% of total past 60 days'); put(r,10,round((g['b61_90']+g['b91_120']+g['b120'])/g['total'],4),nf='0.0%'); put(r+1,2,'Security deposits of moved-out residents have been applied already.')
for c,w in zip('ABCDEFGHIJK',(7,38,11,11,11,11,11,11,11,12,32)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc('ar4_parkside.xlsx')); save('ar4_parkside.xlsx','AR',rows,tot)
