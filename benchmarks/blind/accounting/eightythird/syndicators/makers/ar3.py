# ResMan-like delinquency, .xls, month buckets, status column, comments
import random,datetime as dt
from common import *
from names import names
import xlwt
R=random.Random(6061)
n='AR_Delinquency_sable_ridge_073125.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Delinquency')
st=lambda s,nf='General':xlwt.easyxf(s,num_format_str=nf)
f8='font: name Tahoma, height 160'
T=st('font: name Tahoma, height 240, bold on'); t=st(f8); it=st(f8+', italic on'); c=st(f8+'; align: horiz center'); w=st(f8+'; align: wrap on, vert top')
H_=st(f8+', bold on; align: wrap on, horiz center, vert bottom; borders: bottom medium; pattern: pattern solid, fore_colour light_green')
m=st(f8,'#,##0.00;(#,##0.00)'); d=st(f8+'; align: horiz center','m/d/yyyy'); tb=st(f8+', bold on; borders: top thin, bottom double'); mb=st(f8+', bold on; borders: top thin, bottom double','#,##0.00;(#,##0.00)')
ws.write(0,0,'Delinquency',T); ws.write(1,0,'Sable Ridge Townhomes',t); ws.write(2,0,'7/31/2025 - Period: July 2025',t)
H=['Unit','Household','Status','Move Out','Deposits Held','Prior','May 2025','Jun 2025','Jul 2025','Delinquent','Prepaid','# Late','Last Note']
K=['deposit','other:Prior','other:May 2025','other:Jun 2025','other:Jul 2025','delinquent','prepaid','other:# Late']
for i,x in enumerate(H): ws.write(4,i,x,H_)
ws.row(4).height_mismatch=True; ws.row(4).height=520
notes={'Current':['Promised full payment 8/8','Partial paid, bal due on payday','Left voicemail 7/22','','','','Disputing late fee','Autopay returned, see NSF'],'Eviction':['Filed 7/14, court 8/19','Writ requested'],'Former':['Sent to collections 6/30','Payment plan $150/mo','SODA mailed 7/3','','Skip'],'NTV':['Moving 8/31, will apply deposit','']}
S=['Current']*22+['NTV']*3+['Eviction']*3+['Former']*9; R.shuffle(S)
U=sorted(R.sample(range(1,117),37)); rows=[]; N=names(R,37); r=5
for i,(u,(ln,fn),s) in enumerate(zip(U,N,S)):
    rent=R.choice([1325,1395,1450,1495,1560,1625]); b=[0,0,0,0]; pre=0; dep=float(R.choice([300,300,500,500,0,rent]))
    mo=None
    if s in('Current','NTV'):
        k=R.random()
        if k<.6: b[3]=r2(R.choice([rent+75,rent*R.uniform(.1,.8),R.uniform(35,120)]))
        elif k<.85: b[3]=r2(rent+75); b[2]=r2(rent*R.uniform(.1,.9))
        else: b[3]=r2(R.uniform(20,90)); pre=r2(R.uniform(5,19))
        if s=='NTV': mo=dt.date(2025,8,R.choice([15,31]))
        nl=R.randint(0,4)
    elif s=='Eviction': b=[r2(rent*R.uniform(.2,1.5)),r2(rent+75),r2(rent+75),r2(rent+325)]; nl=R.randint(3,7)
    else:
        q=R.randint(0,2); b[q]=r2(R.uniform(150,3100)); dep=0.0; nl=R.randint(0,6); mo=dt.date(2025,[3,5,6][q],R.randint(2,29))
    tot=r2(sum(b)); unit=f'{1000+u:04d}' if u<60 else f'{2000+u:04d}'
    nm=f'{fn} {ln}' + (f' & {R.choice(["Ana","Tom","Ruth","Neil","Gwen"])} {ln}' if R.random()<.2 else '')
    vals=[dep]+b+[tot,pre,nl]; rows.append(dict(unit=unit,name=nm,**dict(zip(K,vals))))
    ws.write(r,0,unit,t); ws.write(r,1,nm,t); ws.write(r,2,s,c)
    if mo: ws.write(r,3,mo,d)
    for j,v in enumerate(vals[:-1]): ws.write(r,4+j,v,m)
    ws.write(r,11,nl,c); ws.write(r,12,R.choice(notes[s]),w); r+=1
z={k:r2(sum(x[k] for x in rows)) for k in K[:-1]}
ws.write(r,0,'Sable Ridge Townhomes Total',tb)
for j in (1,2,3): ws.write(r,j,'',tb)
for j,k in enumerate(K[:-1]): ws.write(r,4+j,z[k],mb)
ws.write(r+2,0,'Recap by status',st(f8+', bold on')); q=r+3
for s in ['Current','NTV','Eviction','Former']:
    ws.write(q,0,s,t); ws.write(q,1,f'{S.count(s)} households',t); ws.write(q,9,r2(sum(x['delinquent'] for x,y in zip(rows,S) if y==s)),m); q+=1
ws.write(q+1,0,'Report generated 8/1/2025 6:02:11 AM by ResMan scheduler',it)
for i,x in enumerate([8,30,10,11,12,12,12,12,12,12,10,7,32]): ws.col(i).width=256*x
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(n))
save(n,'AR',K,rows,[dict(label='Sable Ridge Townhomes Total',**z)],'ResMan-like delinquency in month columns, status, deposits, prepaid and notes',False)
