# commercial: tenant heading, open charges below, tenant total; xlsx; recap by charge; PLANTED: one digit changed in a bucket
import random, datetime as dt
from common import *
import xlsxwriter
R=random.Random(31)
NAME='Millrace Crossing - AR Aging Detail 0531.xlsx'
AS=dt.date(2024,5,31)
T=[('101','Copper Kettle Cafe LLC','copket',4212.50,1105.20,612.00),('103','Hanover Optical','hanopt',3360,884.16,489.60),('104-105','Blue Heron Pilates & Barre','bluher',6875,1768.32,979.20),('108','Sunrise Nail Studio','sunnai',2450,589.44,326.40),
 ('110','Tri-County Urgent Care, P.C.','tricou',9840.33,2210.40,1224.00),('114','Mr. Fizz Soda Shop','mrfizz',2187.50,515.76,285.60),('118','Dollar Depot #3317','doldep',11250,3978.72,2203.20),('122','Golden Wok Restaurant Group','golwok',5512,1326.24,734.40),('126','Peak Wireless','peawir',3010,663.12,367.20),
 ('130','Stillwater Credit Union','sticre',7200,1473.60,816.00),('134','Bella Boutique','belbou',2900,736.80,408.00),('Pad B','Rapid Lube Centers, Inc.','raplub',8333.33,0,1510.75),('ATM-1','Stillwater Credit Union - ATM','sticr2',650,0,0)]
inv=20480
def sched(i):
    # list of (months back list by charge)
    return {0:['05','04'],1:['05'],2:['05','04','03','02'],3:['05'],4:['c'],5:['05','04','03','02','01','12'],6:['r'],7:['05','04','u'],8:['x'],9:['05p'],10:['11','12','01','d'],11:['05','tx'],12:['05']}[i]
data=[]
for i,(s,n,cid,rent,cam,tax) in enumerate(T):
    L=[]
    def ch(d,code,amt):
        global inv; inv+=R.randint(1,9); L.append((d,inv,code,round(amt,2)))
    def month(m,y,what=('RENT','CAM','RET')):
        d=dt.date(y,m,1)
        for w,a in (('RENT',rent),('CAM',cam),('RET',tax)):
            if w in what and a: ch(d,w,a)
    for k in sched(i):
        if k=='05': month(5,2024)
        elif k=='04': month(4,2024, ('RENT','CAM','RET') if i in(2,5) else ('CAM',)); ch(dt.date(2024,4,11),'LATE',round(rent*.05,2))
        elif k=='03': month(3,2024, ('RENT','CAM') if i==2 else ('RENT','CAM','RET'))
        elif k=='02': month(2,2024, ('CAM',) if i==2 else ('RENT','CAM','RET')); 
        elif k in('01','12','11'): month(int(k),2024 if k=='01' else 2023)
        elif k=='c': ch(dt.date(2024,3,15),'CAMTU',1846.77); ch(dt.date(2024,5,20),'WTR',214.08)
        elif k=='r': ch(dt.date(2024,5,1),'CAM',cam); ch(dt.date(2024,5,1),'RET',tax); ch(dt.date(2024,3,15),'CAMTU',-2310.45)
        elif k=='u': ch(dt.date(2024,4,18),'WTR',642.91); ch(dt.date(2024,5,19),'WTR',688.37); ch(dt.date(2024,3,19),'TRSH',310.00)
        elif k=='x': ch(dt.date(2024,4,29),'UNAPP',-3010.00)
        elif k=='05p': ch(dt.date(2024,5,1),'CAM',cam)
        elif k=='d': ch(dt.date(2024,2,6),'LEGAL',1875.00); ch(dt.date(2024,2,20),'SDAPP',-5800.00)
        elif k=='tx': ch(dt.date(2024,1,22),'RETTU',2914.60)
    L.sort(key=lambda x:(x[0],x[1])) 
    data.append((s,n,cid,L))
# invoice numbers run with the calendar
allc=sorted([(x[0],di,li) for di,t in enumerate(data) for li,x in enumerate(t[3])]); no=18211
for d,di,li in allc:
    no+=R.randint(1,7) if d.day==1 else R.randint(20,40); x=data[di][3][li]; data[di][3][li]=(x[0],no,x[2],x[3])
K=['b0_30','b31_60','b61_90','b91_120','b120']
def bucket(d):
    a=(AS-d).days
    return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b91_120' if a<=120 else 'b120'
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Report1')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k)); N='#,##0.00_);(#,##0.00)'
ws.set_column('A:A',11); ws.set_column('B:B',9); ws.set_column('C:C',9); ws.set_column('D:I',12.5)
ws.write('A1','Millrace Crossing Shopping Center',F(bold=1)); ws.write('A2','Aged Receivables - Open Charges by Tenant',F(bold=1)); ws.write('A3','As of 05/31/2024     Aged by invoice date     Include unapplied cash: Yes',F())
h=F(bold=1,bottom=1,text_wrap=1,align='right',valign='bottom',bg_color='#EDEDED'); hl=F(bold=1,bottom=1,text_wrap=1,valign='bottom',bg_color='#EDEDED')
for j,x in enumerate(['Invoice\nDate','Invoice\nNo.','Charge','Total\nDue','0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','91 - 120\nDays','Over 120\nDays']): ws.write(4,j,x,hl if j<3 else h)
ws.set_row(4,28)
nm=F(num_format=N); d_=F(num_format='mm/dd/yyyy',align='left'); st=F(num_format=N,top=1,bold=1); sb=F(bold=1,top=1); hd=F(bold=1,font_color='#7F3F00'); gt=F(num_format=N,top=1,bottom=6,bold=1)
r=5; rows=[]; totals=[]; G=dict.fromkeys(['total']+K,0); rec={}
cx=dict(total=3,b0_30=4,b31_60=5,b61_90=6,b91_120=7,b120=8); planted=None
kk=lambda k:k
for s,n,cid,L in data:
    ws.write(r,0,f'{"Suite " if s[0].isdigit() else ""}{s}   {n}   ({cid})',hd); r+=1; S=dict.fromkeys(G,0)
    for d,i,c,amt in L:
        b=bucket(d); ws.write_datetime(r,0,dt.datetime.combine(d,dt.time()),d_); ws.write_string(r,1,str(i),F()); ws.write_string(r,2,c,F())
        ac=cents(amt); pr=ac
        if cid=='bluher' and c=='RENT' and d==dt.date(2024,4,1):
            pr=cents(6375.00); planted=dict(what=f'Suite {s} {n}, RENT of 04/01/2024 (invoice {i}): bucket 31 - 60 prints 6,375.00 instead of 6,875.00; row total, tenant total and grand total hold 6,875.00',kind='digit_changed')
        ws.write_number(r,3,ac/100,nm); ws.write_number(r,cx[b],pr/100,nm)
        rows.append({'unit':s,'name':n,'resident':cid,'date':d.isoformat(),'invoice':str(i),'charge':c,'total':ac/100,kk(b):pr/100})
        S['total']+=ac; S[b]+=ac; rec[c]=rec.get(c,0)+ac; r+=1
    ws.write(r,0,'Total '+n,sb); ws.write_blank(r,1,None,sb); ws.write_blank(r,2,None,sb)
    for k,x in S.items(): ws.write_number(r,cx[k],x/100,st); G[k]+=x
    totals.append({'label':'Total '+n,**{kk(k):x/100 for k,x in S.items()}}); r+=2
ws.write(r,0,'Grand Total',F(bold=1,top=1,bottom=6))
for j in(1,2): ws.write_blank(r,j,None,F(top=1,bottom=6))
for k,x in G.items(): ws.write_number(r,cx[k],x/100,gt)
totals.append({'label':'Grand Total',**{kk(k):x/100 for k,x in G.items()}})
r+=1; ws.write(r,0,'% of total',F(italic=1))
for k,x in G.items(): ws.write_number(r,cx[k],x/G['total'],F(italic=1,num_format='0.0%'))
r+=3; ws.write(r,0,'Recap by charge code',F(bold=1)); r+=1
nmz=dict(RENT='Base rent',CAM='Common area maint.',RET='Real estate tax est.',LATE='Late fee',CAMTU='2023 CAM true-up',WTR='Water sub-meter',TRSH='Trash',UNAPP='Unapplied receipt',LEGAL='Legal fees',SDAPP='Deposit applied',RETTU='2023 RE tax true-up')
for c in sorted(rec): ws.write(r,0,c,F()); ws.write(r,1,nmz[c],F()); ws.write_number(r,3,rec[c]/100,nm); r+=1
ws.write_number(r,3,sum(rec.values())/100,st)
ws.repeat_rows(4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(5,0); wb.close()
assert planted; print(len(rows),G)
save(NAME,'AR',['total']+K,rows,totals,'Shopping centre workbook, tenant heading with suite and id, open charges below, tenant totals, recap by charge code',True,planted)
