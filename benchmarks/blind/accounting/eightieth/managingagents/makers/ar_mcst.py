import random, xlsxwriter, datetime as D
from common import *
random.seed(6168); ri=random.randint
NAME='MCST 3914 Arrears Listing 30.06.2025.xlsx'
sur='Tan Lim Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang Yeo Tay Ho Low Sim Chong Chia Seah'.split(); g1='Wei Kok Siew Mei Hui Boon Chee Jun Li Kah Swee Peng Yong Ai Poh'.split(); g2='Ling Hwa Seng Keat Yan Fang Ming Teck Leong Huat Ying Choo Sheng'.split()
oth=['Rajendran s/o Muthiah','Nur Aisyah binte Hamid','S. Vijayalakshmi','Faridah bte Osman','Ashworth, Neil Peter','Kavanagh-Lim Siobhan','Meridian Straits Holdings Pte Ltd','Harlow Investments Pte Ltd','Tanaka Hirofumi','Mohd Rizal bin Salleh','Pinewood Nominees Pte Ltd','Kumaravel Arun','Estate of Quek Ah Bah (Decd)','Duval Marguerite']
def who():
    if random.random()<.12: return random.choice(oth)
    a=f'{random.choice(sur)} {random.choice(g1)} {random.choice(g2)}'
    if random.random()<.2: a+=f' / {random.choice(sur)} {random.choice(g1)} {random.choice(g2)}'
    return a
K=['other:Maint. Fund','other:Sinking Fund','other:Interest & Costs','total','b1_30','b31_60','b61_90','b90']
wb=xlsxwriter.Workbook(f'{R}/documents/{NAME}'); ws=wb.add_worksheet('Arrears'); w2=wb.add_worksheet('Notes')
F=dict(font_name='Arial',font_size=9)
def fm(**k): return wb.add_format({**F,**k})
nf='#,##0.00;(#,##0.00);""'
h=fm(bold=1,border=1,align='center',valign='vcenter',text_wrap=1,bg_color='#DDEBF7'); bk=fm(bold=1,bg_color='#F2F2F2',border=1); t=fm(border=1); tc=fm(border=1,align='center'); n=fm(border=1,num_format=nf); sb=fm(border=1,bold=1,bg_color='#FFF2CC'); sn=fm(border=1,bold=1,bg_color='#FFF2CC',num_format='#,##0.00'); dt=fm(border=1,num_format='dd/mm/yyyy',align='center'); sm=fm(border=1,font_size=8)
ws.set_column(0,0,5); ws.set_column(1,1,9); ws.set_column(2,2,40); ws.set_column(3,10,11.5); ws.set_column(11,11,11); ws.set_column(12,12,24)
ws.merge_range(0,0,0,12,'THE MANAGEMENT CORPORATION STRATA TITLE PLAN NO. 3914',fm(bold=1,font_size=12,align='center')); ws.merge_range(1,0,1,12,'KEMBANGAN TERRACES - LIST OF SUBSIDIARY PROPRIETORS IN ARREARS AS AT 30 JUNE 2025 (S$)',fm(bold=1,align='center'))
for c,x in enumerate(['S/N','Unit No.','Subsidiary Proprietor','Maint. Fund','Sinking Fund','Interest & Costs','Total Arrears']): ws.merge_range(3,c,4,c,x,h)
ws.merge_range(3,7,3,10,'Ageing (days)',h)
for c,x in enumerate(['1 - 30','31 - 60','61 - 90','> 90']): ws.write(4,7+c,x,h)
ws.merge_range(3,11,4,11,'Last Payment',h); ws.merge_range(3,12,4,12,'Action',h)
ws.freeze_panes(5,3); ws.repeat_rows(3,4); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.set_footer('&L&8MCST 3914&R&8&P / &N')
r=5; sn_=0; rows=[];totals=[];GT=[0]*8;cnt=0; plan=None
for blk,nun in(('21',62),('23',49),('25',44)):
    ws.merge_range(r,0,r,12,f'BLOCK {blk}',bk); r+=1; T=[0]*8
    units=sorted(random.sample([(fl,st) for fl in range(1,19) for st in range(1,7)],nun))
    for k,(fl,st) in enumerate(units):
        sn_+=1; sv=[5,6,6,7,7,9][st-1]; mf=sv*6240; sf=sv*1020   # a quarter, incl GST
        z=random.random()
        # quarterly billing 1 Apr (age 90) and 1 Jun special; model: monthly slices by age
        q=mf+sf; b=[0,0,0,0]; mon=q//3
        if z<.5: b[0]=mon
        elif z<.72: b[0]=mon;b[1]=mon
        elif z<.86: b[0]=b[1]=b[2]=mon
        else: b[0]=b[1]=b[2]=mon; b[3]=mon*ri(1,11)
        if z>=.5 and random.random()<.12: b[0]=0
        if random.random()<.1: b[0]=max(b[0]-ri(10,40)*100,1500)
        base=sum(b); intr=int(b[3]*.1*random.uniform(.3,1)) + (16050 if b[3]>250000 else 0)
        s=base*1020//7260; mm=base-s
        if b[3]: b[3]+=intr
        else: intr=0
        tot=mm+s+intr; assert sum(b)==tot
        v=[mm,s,intr,tot]+b; pr=list(v); T=[a+c for a,c in zip(T,v)]
        if blk=='23' and k>18 and plan is None and tot>100000 and b[3]:
            pr[3]=tot+27000 if (tot//10000)%10<7 and False else tot
            dg=list(str(tot)); old=dg[-4]; dg[-4]='3' if old!='3' else '8'; pr[3]=int(''.join(dg))
            plan={"what":f"Unit 23 #{fl:02d}-{st:02d}: Total Arrears printed as {m(pr[3])} instead of {m(tot)} (funds, ageing, block and grand totals hold the right figure)","kind":"digit_changed"}
        u=f'#{fl:02d}-{st:02d}'; nm=who(); ws.write(r,0,sn_,tc); ws.write(r,1,u,tc); ws.write(r,2,nm,t); row={"unit":u,"name":nm}
        for i,x in enumerate(pr):
            if x: ws.write_number(r,3+i,f(x),n); row[K[i]]=f(x)
            else: ws.write_blank(r,3+i,None,n)
        if b[3] and random.random()<.4: ws.write_blank(r,11,None,dt)
        else: ws.write_datetime(r,11,D.datetime(2025,6,28)-D.timedelta(days=ri(0,40)+(90 if b[3] else 0)),dt)
        ws.write(r,12,('Lodgement of charge' if b[3]>300000 else 'Letter of demand' if b[3]>100000 else 'Section 40 notice' if b[3] else 'Reminder 2' if b[2] else 'Reminder 1' if b[1] else ''),sm)
        rows.append(row); r+=1
    lab=f'Sub-total Block {blk} ({nun} units)'; ws.merge_range(r,0,r,2,lab,sb)
    for i in range(8): ws.write_number(r,3+i,f(T[i]),sn); GT[i]+=T[i]
    ws.write_blank(r,11,None,sb); ws.write_blank(r,12,None,sb)
    totals.append({"label":lab,**dict(zip(K,map(f,T)))}); r+=2; cnt+=nun
lab=f'GRAND TOTAL ({cnt} units)'; ws.merge_range(r,0,r,2,lab,sb)
for i in range(8): ws.write_number(r,3+i,f(GT[i]),sn)
totals.append({"label":lab,**dict(zip(K,map(f,GT)))})
w2.set_column(0,0,90)
for i,x in enumerate(['Notes','1. Contributions are billed monthly per share value; interest at 10% p.a. runs after 30 days.','2. Interest and legal costs are aged with the oldest debt.','3. Units with a zero balance or in credit are not listed.','Prepared by: managing agent, Singapore branch']): w2.write(i,0,x,fm(bold=(i==0)))
wb.close(); assert plan; print(plan)
save(NAME,'AR',K,rows,totals,'Singapore MCST arrears listing by block, funds and ageing, 155 units, xlsx',True,plan)
