# student housing by bed, workbook, large
from common import *
import xlsxwriter, datetime as dt
rng=random.Random(5522)
NAME='Quad at Harlow - AR Aging 2025-11.xlsx'
K=['total','b0_30','b31_60','b61_90','b90','prepaid','deposit']
wb=xlsxwriter.Workbook(doc(NAME));wb.set_properties({'title':'Resident AR Aging'})
ws=wb.add_worksheet('Resident Aging')
b=dict(font_name='Calibri',font_size=10)
T=wb.add_format({**b,'bold':1,'font_size':14});sub=wb.add_format({**b,'font_color':'#555555'})
H=wb.add_format({**b,'bold':1,'bg_color':'#DDEBF7','bottom':1,'text_wrap':1,'align':'center','valign':'vcenter'})
tx=wb.add_format(b);m=wb.add_format({**b,'num_format':'$#,##0.00;[Red]($#,##0.00);"-"??','align':'right'})
dtf=wb.add_format({**b,'num_format':'m/d/yyyy','align':'center'});sec=wb.add_format({**b,'bold':1,'bg_color':'#F2F2F2'})
sm=wb.add_format({**b,'bold':1,'top':1,'num_format':'$#,##0.00;[Red]($#,##0.00);"-"??'});st=wb.add_format({**b,'bold':1,'top':1});gm=wb.add_format({**b,'bold':1,'top':1,'bottom':6,'num_format':'$#,##0.00;[Red]($#,##0.00);"-"??'})
ws.write(0,0,'The Quad at Harlow Street',T);ws.write(1,0,'Resident A/R Aging by Bed Space - as of November 30, 2025',sub);ws.write(2,0,'544 beds / 148 units    AY 2025-26 leases    Residents with a balance, credit or prior-year charge only',sub)
hd=['Bed Space','Resident ID','Resident','Lease Term','Net Balance','0-30','31-60','61-90','90+','Prepaid / Credits','Deposit on Hand','Last Payment','Plan?']
ws.set_row(4,30)
for i,h in enumerate(hd): ws.write(4,i,h,H)
for a,w in zip('ABCDEFGHIJKLM',(10,12,25,16,13,12,12,12,12,13,12,12,7)): ws.set_column(f'{a}:{a}',w)
nm=names(rng,170)
beds=[f'{bl}{fl}{n:02d}-{c}' for bl in 'ABC' for fl in range(1,5) for n in range(1,13) for c in 'ABCD']
rows=[];tots=[];r=5;G=[0]*7;idx=0;recap=[]
RENTS=[749,779,815,849,879,925,989]
def mk(kind):
    rent=rng.choice(RENTS);o=[0.0]*4;p=0.0;dep=rng.choice([0,0,150,150,250])
    if kind=='cur':
        x=rng.random()
        if x<.27: p=-r2(rng.choice([rent,rent*2,rng.uniform(5,220)]))
        elif x<.6: o[0]=r2(rng.choice([rent,rent+50,rng.uniform(12,300)]))
        elif x<.82: o[0]=r2(rent+50);o[1]=r2(rng.choice([rent,rng.uniform(40,500),rent+50]))
        elif x<.93: o[0]=r2(rent+50);o[1]=r2(rent+50);o[2]=r2(rng.choice([rent,rng.uniform(60,700)]))
        elif x<.97: o=[r2(rent+50)]*3+[r2(rng.uniform(100,1900))]
        else: o[0]=r2(rent);p=-r2(rng.uniform(15,120))
    elif kind=='fut': p=-float(rng.choice([150,250,400])) if rng.random()<.7 else 0.0; o[0]=0.0 if p else float(rng.choice([75,150]))
    elif kind=='past':
        o[3]=r2(rng.uniform(90,4200))
        if rng.random()<.35:o[2]=r2(rng.uniform(45,650))
        if rng.random()<.12: o=[0,0,0,0];p=-r2(rng.uniform(20,150))
        dep=0
    return o,p,dep
for title,kind,n,term in (('Current Residents','cur',112,['Fall 12-mo 25-26','Fall 10-mo 25-26','Fall 12-mo 25-26']),('Future Leases','fut',9,['Spring 2026']),('Former Residents','past',37,['Fall 12-mo 24-25','Fall 10-mo 24-25','Fall 12-mo 23-24'])):
    ws.merge_range(r,0,r,12,title,sec);r+=1;S=[0]*7;r0=r
    bs=sorted(rng.sample(beds,n))
    for i in range(n):
        f_,l_=nm[idx];idx+=1
        o,p,dep=mk(kind);v=[r2(sum(o)+p)]+o+[p,float(dep)]
        rid=str(rng.randint(1180000,1489999))
        row={"unit":bs[i],"resident":rid,"name":f'{f_} {l_}'}
        ws.write(r,0,bs[i],tx);ws.write_string(r,1,rid,tx);ws.write(r,2,f'{f_} {l_}',tx);ws.write(r,3,rng.choice(term),tx)
        for c,x in enumerate(v):
            if x==0 and c>0: # the format shows a dash: neutral
                ws.write_number(r,4+c,0,m)
            else:
                ws.write_number(r,4+c,x,m)
                if x!=0: row[K[c]]=x
        if kind!='fut' or p:
            d=dt.date(2025,11,30)-dt.timedelta(days=rng.randint(0,40) if kind=='cur' else rng.randint(95,300) if kind=='past' else rng.randint(3,50))
            ws.write_datetime(r,11,dt.datetime(d.year,d.month,d.day),dtf)
        if kind=='cur' and v[3]>0 and rng.random()<.5: ws.write(r,12,'Y',tx)
        rows.append(row)
        for c in range(7): S[c]=r2(S[c]+v[c])
        r+=1
    ws.write(r,0,f'Subtotal - {title}',st)
    for c in range(1,4): ws.write_blank(r,c,None,st)
    for c in range(7):
        L=chr(69+c);ws.write_formula(r,4+c,f'=SUM({L}{r0+1}:{L}{r})',sm,S[c])
    tots.append({"label":f'Subtotal - {title}',**{k:x for k,x in zip(K,S) if x}});recap.append((title,n,S,r+1));r+=2
    for c in range(7): G[c]=r2(G[c]+S[c])
ws.write(r,0,'Property Total',st)
for c in range(1,4): ws.write_blank(r,c,None,st)
for c in range(7):
    L=chr(69+c);ws.write_formula(r,4+c,'='+'+'.join(f'{L}{q[3]}' for q in recap),gm,G[c])
tots.append({"label":'Property Total',**{k:x for k,x in zip(K,G) if x}})
ws.write(r+2,0,'90+ balances of former residents are placed with Tidewater Recovery after 120 days. Plan = signed payment agreement on file.',sub)
ws.freeze_panes(5,3);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4)
w2=wb.add_worksheet('Recap');w2.write(0,0,'Recap by status',T);w2.set_column('A:A',22);w2.set_column('B:D',15)
for i,h in enumerate(['Status','Residents','Net Balance','90+']): w2.write(2,i,h,H)
for i,(t,n,S,_) in enumerate(recap): w2.write(3+i,0,t,tx);w2.write(3+i,1,n,tx);w2.write(3+i,2,S[0],m);w2.write(3+i,3,S[4],m)
wb.close()
save(NAME,'AR',K,rows,tots,'student housing by bed, status sections, formulas, second recap sheet, large',False)
print(len(rows),G)
