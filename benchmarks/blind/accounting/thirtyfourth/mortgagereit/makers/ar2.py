# RealPage-like delinquent & prepaid, garden apartments, xlsx
import random, datetime as dt
import xlsxwriter
from common import *
R=random.Random(3512); f='ar_willow_bend_delinquent_prepaid.xlsx'
N="Abernathy, Tessa|Bokhari, Len|Castellane, Drew|Dunmore, Priya|Eastwick, Hal|Fontaine, Odette|Grissom, Wade|Hollings, Marta|Iwasaki, Bren|Jessup, Corley|Kalman, Rosa|Loomis, Trent|Mabry, Yolanda|Nettles, Finn|Ostrow, Gwen|Pruitt, Alonzo|Quarles, Dana|Rastogi, Neel|Sandoval, Kit|Tillery, Joan|Umber, Leith|Voss, Carina|Whitlow, Ames|Yancey, Rue".split('|')
units=sorted(R.sample([f'{b:02d}-{n}' for b in range(1,15) for n in (101,102,103,104,201,202,203,204)],24))
stat=['Current resident']*14+['Former resident']*5+['Current resident']*3+['Pending renewal','Current resident - NTV']
R.shuffle(stat)
order=['Current resident','Current resident - NTV','Pending renewal','Former resident']
K=['prepaid','delinquent','other:Net balance','current','other:30 Days','other:60 Days','other:90+ Days','deposit']
K=['prepaid','delinquent','other:Net Balance','current','other:30 Days','other:60 Days','other:90+ Days','deposit']
rows=[]
for u,n,s in zip(units,N,stat):
    v={k:0.0 for k in K};rent=R.choice([1285,1340,1410,1495,1560,1625])
    if R.random()<.28 and s!='Former resident': v['prepaid']=-round(R.uniform(12,rent),2)
    elif s=='Former resident':
        v['other:60 Days']=round(R.uniform(80,rent),2)*R.choice([0,1]);v['other:90+ Days']=round(R.uniform(200,3.1*rent),2)
    else:
        v['current']=round(R.uniform(45,rent+120),2)
        if R.random()<.45: v['other:30 Days']=round(R.uniform(60,rent),2)
        if R.random()<.2: v['other:60 Days']=rent*1.0
    v['delinquent']=r2(sum(v[k] for k in K[3:7]));v['other:Net Balance']=r2(v['prepaid']+v['delinquent'])
    v['deposit']=float(R.choice([0,250,250,500])) if s!='Former resident' else 0.0
    rows.append({"unit":u,"name":n,"status":s,**{k:r2(x) for k,x in v.items()}})
rows.sort(key=lambda r:order.index(r['status']))
wb=xlsxwriter.Workbook(out(f));ws=wb.add_worksheet('Delinquent and Prepaid');ws.hide_gridlines(2)
fm=lambda **k:wb.add_format({'font_name':'Tahoma','font_size':8,**k})
t=fm();b=fm(bold=1);h=fm(bold=1,text_wrap=1,align='center',valign='bottom',bg_color='#1F4E79',font_color='white',border=1);m=fm(num_format='#,##0.00;(#,##0.00);0.00');mb=fm(bold=1,num_format='#,##0.00;(#,##0.00);0.00',top=1)
ws.write('A1','OneSite Rents v3.0',fm(italic=1));ws.write('A2','Willow Bend Apartments',fm(bold=1,font_size=11));ws.write('A3','DELINQUENT AND PREPAID',b);ws.write('A4','Summary, as of 09/30/2025   Fiscal period 092025',t);ws.write('L1','Page 1 of 1',t);ws.write('L2','10/02/2025  7:41:18AM',t)
H=['Bldg/\nUnit','Name','Phone\nnumber','Status','Move-in','Prepaid','Delinquent','Net\nBalance','Current','30\nDays','60\nDays','90+\nDays','Deposits\nheld','Late\n/NSF','Comment']
ws.set_row(5,34)
ws.write_row(5,0,H,h)
for i,w in enumerate([9,20,13,22,10]+[11]*8+[7,26]): ws.set_column(i,i,w)
r=6
tot=[];sm=lambda L:{k:r2(sum(q[k] for q in L)) for k in K}
for s in order:
    L=[q for q in rows if q['status']==s]
    if not L: continue
    for q in L:
        ws.write(r,0,q['unit'],t);ws.write(r,1,q['name'],t);ws.write(r,2,f'(555) 01{R.randint(0,9)}-{R.randint(1000,9999)}',t);ws.write(r,3,s,t);ws.write(r,4,(dt.date(2022,1,1)+dt.timedelta(R.randint(0,1200))).strftime('%m/%d/%Y'),t)
        for i,k in enumerate(K): ws.write(r,5+i,q[k],m)
        ws.write(r,13,f'{R.randint(0,5)}/{R.randint(0,1)}',fm(align='center'))
        cm=R.choice(['','','','','Payment plan','Sent to collections' if s=='Former resident' else 'Eviction filed 9/18'])
        if cm and q['delinquent']>0: ws.write(r,14,cm,t)
        r+=1
    z=sm(L);ws.write(r,0,f'Subtotal: {s}',b);[ws.write(r,5+i,z[k],mb) for i,k in enumerate(K)];tot.append({"label":f'Subtotal: {s}',**z});r+=2
z=sm(rows);ws.write(r,0,'Willow Bend Apartments totals',b);[ws.write(r,5+i,z[k],mb) for i,k in enumerate(K)];tot.append({"label":'Willow Bend Apartments totals',**z})
ws.write(r+2,0,'Delinquent residents: %d      Prepaid residents: %d'%(sum(q['delinquent']>0 for q in rows),sum(q['prepaid']<0 for q in rows)),t)
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
assert r2(sum(z[k] for k in K[3:7]))==z['delinquent'];print(z)
save(f,'AR','MULTIFAMILY','RealPage OneSite delinquent and prepaid, by status with subtotals',False,K,rows,tot)
