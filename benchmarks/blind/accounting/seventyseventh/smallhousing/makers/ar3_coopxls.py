# Hand-kept Canadian co-op arrears sheet by month, .xls
import random, xlwt
from common import *
R=random.Random(7725)
N='arrears nov 2025 board pkg.xls'
K=['other:Housing charge','other:Nov','other:Oct','other:Sept','other:Aug & before','prepaid','total','deposit','other:Subsidy to come']
S=[('Townhouses',[('1','Pelletier / Roy'),('4','Achterberg'),('7','Osei-Mensah'),('9','Tran, L.'),('12','MacIsaac'),('15','Dubrovsky'),('18','Haddad'),('21','Fournier-Bell'),('22','Singh Gill')]),
   ('Apartments',[('A101','Lindqvist'),('A104','Kowalchuk'),('A107','Nakashima'),('A202','Desrosiers'),('A203','Abebe'),('A209','Whitford'),('A301','Okonjo'),('A305','Van der Meer')]),
   ('Moved out - sent to collection',[('6','Castellanos (out Jun 30)'),('A206','Brigham (out Aug 31)'),('A302','Estate of Purdy')])]
wb=xlwt.Workbook(); ws=wb.add_sheet('Nov'); 
e=lambda s,nf=None: xlwt.easyxf(s,num_format_str=nf) if nf else xlwt.easyxf(s)
base='font: name Calibri, height 220; '
M='#,##0.00;[Red](#,##0.00)'
n=e(base); nm=e(base,M); hd=e('font: name Calibri, height 220, bold on; align: horiz center, wrap on, vert centre; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow')
sec=e('font: name Calibri, height 240, bold on, colour dark_green'); tb=e('font: name Calibri, height 220, bold on; borders: top thin'); tm=e('font: name Calibri, height 220, bold on; borders: top thin',M)
gm=e('font: name Calibri, height 220, bold on; borders: top thin, bottom double',M); gb=e('font: name Calibri, height 220, bold on; borders: top thin, bottom double')
it=e('font: name Calibri, height 200, italic on'); ce=e(base+'align: horiz center')
ws.write(0,0,'Riverbend Mews Co-op',e('font: name Calibri, height 320, bold on')); ws.write(1,0,'Members in arrears (and in credit over $20) as of Nov 30/25',n); ws.write(2,0,'CONFIDENTIAL - finance cttee & board only. Please return copies.',it)
H=['Unit','Household','Housing charge','Nov','Oct','Sept','Aug & before','Credit','Owing','Member deposit','Subsidy to come','What\'s happening']
for j,x in enumerate(H): ws.write(4,j,x,hd)
ws.row(4).height_mismatch=True; ws.row(4).height=640
r=5; rows=[];totals=[];G=[0]*9
notes=['PAD bounced Nov 3, will redo','Agreement $150/mo','Waiting on income review','e-transfer promised Dec 5','Board letter #2 sent','','','shares pmt misposted?','','New PAD set up']
for s,L in S:
    ws.write(r,0,s,sec); r+=1; T=[0]*9
    for i,(u,h) in enumerate(L):
        hc=R.choice([98400,104200,116500,127800,134100]) if s=='Townhouses' else R.choice([71200,78900,84400,92600]); v=[hc]+[0]*8; rgi=R.random()<.5
        if rgi: hc=v[0]=R.randint(280,610)*100
        if s.startswith('Moved'):
            v[0]=0; v[4]=R.randint(41000,298000); note='Small claims filed' if i==0 else 'Collection agency' if i==1 else 'Executor contacted'
            v[7]=0 if i<2 else 5000
            if i==1: v[3]=R.randint(9000,31000)
        else:
            note=R.choice(notes); v[7]=R.choice([hc,50000,hc,75000])
            z=R.random()
            if z<.22: v[5]=-R.choice([2000+R.randint(1,9000),hc,2550]); note='paid ahead' if R.random()<.5 else ''
            else:
                v[1]=hc if z<.8 else R.randint(1500,hc)
                if z<.6: v[2]=R.choice([hc,R.randint(2000,hc)])
                if z<.42 and v[2]==hc: v[3]=R.choice([hc,R.randint(4000,hc)])
                if z<.32 and v[3]: v[4]=R.randint(5000,180000)
                if rgi: v[8]=R.choice([0,R.randint(100,420)*100,R.randint(100,420)*100])
        v[6]=sum(v[1:6])
        ws.write(r,0,int(u) if u.isdigit() else u,ce); ws.write(r,1,h,n)
        t={"unit":u,"name":h}
        for j,(k,x) in enumerate(zip(K,v)):
            if x or j==6: ws.write(r,2+j,c2f(x),nm); t[k]=c2f(x)
            else: ws.write(r,2+j,'',nm)
        ws.write(r,11,note,it); rows.append(t); r+=1
        for j in range(9): T[j]+=v[j]
    lab='Subtotal '+s.split(' -')[0].lower(); ws.write(r,0,lab,tb); ws.write(r,1,'',tb); ws.write(r,2,'',tb); tt={"label":lab}
    for j in range(1,9):
        if T[j] or j==6: ws.write(r,2+j,c2f(T[j]),tm); tt[K[j]]=c2f(T[j])
        else: ws.write(r,2+j,'',tm)
    totals.append(tt); r+=2
    for j in range(9): G[j]+=T[j]
ws.write(r,0,'TOTAL',gb); ws.write(r,1,'',gb); ws.write(r,2,'',gb); tt={"label":"TOTAL"}
for j in range(1,9): ws.write(r,2+j,c2f(G[j]),gm); tt[K[j]]=c2f(G[j])
totals.append(tt); r+=2
ws.write(r,0,f'Last month\'s total owing was $18,204.75. Credits are in brackets. Deposits shown are held by the co-op, not netted.',it)
ws.write(r+1,0,'Shirley - pls check unit 12, bank shows a payment Nov 28 with no name.',it)
for q in range(5,r+3): ws.row(q).height_mismatch=True; ws.row(q).height=340
for j,w in enumerate([8,27,12,12,12,12,13,12,12,12,12,30]): ws.col(j).width=w*256
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
w2=wb.add_sheet('Oct'); w2.write(0,0,'see October package'); 
wb.save(doc(N)); print(G)
save(N,'AR','Hand-kept co-op arrears list by month in .xls, sections with subtotals, credits in brackets, member deposits, subsidy to come, notes',False,K,rows,totals)
