from common import *
import xlwt, datetime
R=random.Random(7406)
FILE='Ridgewell_current_arrears_wk34.xls'
wb=xlwt.Workbook(encoding='utf-8'); s0=wb.add_sheet('Summary'); ws=wb.add_sheet('Wk34 Arrears List')
def st(s,nf=None):
    x=xlwt.easyxf('font: name Arial, height 160'+(', bold on' if 'b' in s else '')+';'+('borders: top thin;' if 't' in s else '')+('borders: bottom thin; align: wrap on, vert bottom'+(', horiz right' if 'r' in s else '')+';' if 'h' in s else '')+('pattern: pattern solid, fore_colour ice_blue;' if 's' in s else ''))
    if nf: x.num_format_str=nf
    return x
P=st('');PB=st('b');HH=st('bh');HR=st('bhr');N=st('','#,##0.00');W=st('','0.0');D=st('','dd/mm/yyyy');TN=st('bt','#,##0.00');TB=st('bt');SS=st('bs')
ws.write(0,0,'RIDGEWELL HOMES LTD',st('b')); ws.write(1,0,'Current tenant arrears by patch and scheme - Week 34, balance date Sunday 23/11/2025',P); ws.write(2,0,'All amounts in £. Accounts in credit and arrears under £5 excluded. Bands by weeks of net rent owed.',P)
H=['Tenancy Ref','Tenant','Property','Weekly Charge','HB/UC per Week','0-4 Wks','5-8 Wks','9-13 Wks','Over 13 Wks','Gross Arrears','HB/UC Due','Net Arrears','Wks','Last Payment','Stage']
for i,h in enumerate(H): ws.write(4,i,h,HH if i in(0,1,2,13,14) else HR)
ws.row(4).height_mismatch=True; ws.row(4).height=480
keys=['other:Weekly Charge','other:HB/UC per Week','other:0-4 Wks','other:5-8 Wks','other:9-13 Wks','other:Over 13 Wks','total','other:HB/UC Due','other:Net Arrears','other:Wks']
r=5;rows=[];totals=[];G=[0]*7;GC=0
schemes=[('Acacia House (Retirement)','Acacia House',18,(96,121)),('Brook Street Flats','Brook Street',31,(88,109)),('Coopers Yard - Affordable Rent','Coopers Yard',22,(128,171)),('Dene Close General Needs','Dene Close',37,(94,132)),('Elm Lodge Supported Housing','Elm Lodge',14,(182,238)),('Foundry Lane Mixed Tenure','Foundry Lane',29,(103,154))]
summ=[];refs=set()
for title,pn,cnt,(lo,hi) in schemes:
    ws.write(r,0,title,SS)
    for i in range(1,15): ws.write(r,i,'',SS)
    r+=1; S=[0]*7
    for k in sorted(R.sample(range(1,cnt*2+6),cnt)):
        while True:
            ref=R.randint(301200,398800)
            if ref not in refs: refs.add(ref); break
        t=R.choice(UK_F)+' '+R.choice(UK_L); t=R.choice(['Mr ','Mrs ','Ms ','Miss '])+t
        wc=r2(R.randint(lo*100,hi*100)/100); hb=R.choice([0,0,wc,r2(wc*R.uniform(.35,.95)),r2(wc*R.uniform(.5,.9))]); 
        pay=r2(wc-hb) if wc-hb>12 else wc
        wk=R.choice([R.uniform(.3,3.9),R.uniform(.3,3.9),R.uniform(1,4),R.uniform(4.1,8),R.uniform(4.1,8),R.uniform(8,13),R.uniform(13,31)])
        due=r2(pay*wk)
        if due<5: due=r2(due+6)
        wk=due/pay
        b=[r2(min(due,pay*4)),0,0,0]; b[1]=r2(max(0,min(due,pay*8)-b[0])); b[2]=r2(max(0,min(due,pay*13)-b[0]-b[1])); b[3]=r2(due-b[0]-b[1]-b[2])
        if b[3]<0.01: b[3]=0
        gross=r2(sum(b)); hd=r2(min(hb*R.choice([0,1,3]) ,gross*.9)) if hb and R.random()<.6 else 0
        net=r2(gross-hd); wks=round(gross/pay,1)
        lp=datetime.date(2025,11,23)-datetime.timedelta(R.choice([2,4,6,9,13,20,27,41,62,95]) if wk<13 else R.randint(40,150))
        nopay=R.random()<.04
        stage='' if wk<2 else R.choice(['LTR1','LTR1','Call']) if wk<4 else R.choice(['LTR2','Arrangement','LTR1']) if wk<8 else R.choice(['NOSP served','Arrangement','LTR3']) if wk<13 else R.choice(['Court - SPO','NOSP served','Court - pending'])
        prop=f'{k} {pn}' if pn not in('Acacia House','Elm Lodge') else f'Flat {k}, {pn}'
        ws.write(r,0,str(ref),P);ws.write(r,1,t,P);ws.write(r,2,prop,P)
        v=[wc,hb,*b,gross,hd,net]
        row=dict(resident=str(ref),name=t,unit=prop)
        for i,a in enumerate(v):
            ws.write(r,3+i,a,N); row[keys[i]]=a
        ws.write(r,12,wks,W); row['other:Wks']=wks
        if nopay: ws.write(r,13,'None',P)
        else: ws.write(r,13,lp,D)
        ws.write(r,14,stage,P)
        rows.append(row); S=[r2(x+y) for x,y in zip(S,v[2:])]; r+=1
    lab=f'{title.split(" (")[0].split(" - ")[0]} total ({cnt} accounts)'
    ws.write(r,0,lab,TB)
    for i in (1,2,3,4,12,13,14): ws.write(r,i,'',TB)
    for i,a in enumerate(S): ws.write(r,5+i,a,TN)
    totals.append(dict(label=lab,**dict(zip(keys[2:9],S)))); G=[r2(x+y) for x,y in zip(G,S)]; GC+=cnt; summ.append((title,cnt,S)); r+=2
lab=f'REPORT TOTAL ({GC} accounts)'; ws.write(r,0,lab,TB)
for i in (1,2,3,4,12,13,14): ws.write(r,i,'',TB)
for i,a in enumerate(G): ws.write(r,5+i,a,TN)
totals.append(dict(label=lab,**dict(zip(keys[2:9],G))))
for i,w in enumerate((11,22,21,9,9,10,10,10,10,11,10,11,6,11,15)): ws.col(i).width=w*270
ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.portrait=False; ws.fit_num_pages=1; ws.set_fit_width_to_pages(1) if hasattr(ws,'set_fit_width_to_pages') else None
ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
s0.write(0,0,'Arrears summary - Week 34 2025/26',PB)
for i,h in enumerate(('Scheme','Accounts','Gross £','HB/UC due £','Net £')): s0.write(2,i,h,HH if i==0 else HR)
for j,(t,c,S) in enumerate(summ):
    s0.write(3+j,0,t,P); s0.write(3+j,1,c,st('','0')); 
    for i,q in enumerate((4,5,6)): s0.write(3+j,2+i,S[q],N)
j=3+len(summ); s0.write(j,0,'All schemes',TB); s0.write(j,1,GC,st('bt','0'))
for i,q in enumerate((4,5,6)): s0.write(j,2+i,G[q],TN)
s0.col(0).width=9000; wb.save(DOC+FILE); print(len(rows),G)
assert r2(sum(G[:4]))==G[4] and r2(G[4]-G[5])==G[6]
save(FILE,'AR','English housing association weekly arrears list .xls, bands by weeks, HB/UC share, scheme sections, summary sheet first',True,keys,rows,totals)
