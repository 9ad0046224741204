# UK aged debtors by property with quarter-day columns, unallocated cash, dispute, provision; xlsxwriter
from common import *
import xlsxwriter
rnd=random.Random(8715)
N='Thornbury Estates Aged Debt 30.06.25.xlsx'
H=['24 Jun 2025','25 Mar 2025','25 Dec 2024','29 Sep 2024','Older','Unallocated Cash','Balance','In Dispute','Provision']
K=['other:24 Jun 2025','other:25 Mar 2025','other:25 Dec 2024','other:29 Sep 2024','other:Older','other:Unallocated Cash','total','other:In Dispute','other:Provision']
P=[('The Maltings Shopping Centre, Stourbridge','MAL',[('Kestrel Books Ltd','Unit 1',8750),('Bryndale Opticians','Unit 2',6125),('Fenwick & Daughters Bakers','Unit 3A',4300),('Cloud Nine Vape','Unit 3B',2900),('Harbottle Shoes Ltd (In Admin)','Unit 4-5',14250),('Pennywise Discount Stores plc','MSU 1',38500),('The Phone Bar (Kiosk)','K2',1800),('Juice & Co (Kiosk)','K4',1650),('Greenleaf Pharmacy','Unit 8',9400),('Nail Lounge','Unit 9',3750),('Stourbridge Credit Union','Unit 11',2600),('Travelnest Holidays Ltd','Unit 12',5200),('Metro Gym Group Ltd','Level 1',22000),('Car park - NPX Parking Ltd','CP',31250)]),
('Hexley Gate Trade Park, Wakefield','HEX',[('Dalton Plumb Centre Ltd','1',11875),('Tilebase UK Ltd','2',9800),('Northern Bathroom Outlet','3',7650),('R & J Autofactors','4',6200),('Screwline Fixings Ltd','5-6',15400),('Yorkshire Climbing Co-op CIC','7',5900),('Ebor Paints','8',6350),('Carpet Barn (2019) Ltd','9',7100),('Wakefield Signs','10A',2450),('Halcyon Electrical Wholesale','10B',5800)]),
('Bridge House, Quay Street, Bristol','BRI',[('Lanyon Marsh LLP','Ground',26800),('Severn Actuarial Ltd','1st North',18200),('Ockham Data Systems Ltd','1st South',19450),('Copperline Recruitment','2nd North',12300),('Westgate Housing Association','2nd-3rd',61500),('Pixelfoundry Ltd','4th',27150),('Tidewater Maritime Consulting','5th pt',9900),('Roast Office (Reception café)','R1',2100)]),
('Norbeck Cold Store, Felixstowe','NOR',[('Norbeck Chilled Logistics Ltd','Whole',118750)])]
wb=xlsxwriter.Workbook(doc(N)); 
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
nf='#,##0.00;[Red]-#,##0.00;-'
s0=wb.add_worksheet('Summary'); ws=wb.add_worksheet('Aged Debt'); ws.hide_gridlines(2)
ws.write(0,0,'Thornbury Estates plc',F(bold=True,font_size=14)); ws.write(1,0,'Aged debt by property and quarter day as at 30 June 2025 (£, incl. VAT)',F(bold=True)); ws.write(2,0,'Source: Qube PM, extracted 02/07/2025 09:14',F(italic=True,font_color='#666666'))
hd=F(bold=True,text_wrap=True,valign='top',bottom=2,align='right'); hl=F(bold=True,text_wrap=True,valign='top',bottom=2)
ws.merge_range(4,3,4,7,'Arrears by charge date',F(bold=True,align='center',bottom=1))
HH=['Ref','Tenant','Demise']+['24 Jun 2025','25 Mar 2025','25 Dec 2024','29 Sep 2024','Older','Unallocated Cash','Balance','In Dispute','Provision']
for i,h in enumerate(HH): ws.write(5,i,h,hl if i<3 else hd)
ws.write(5,12,'Credit control comment',hl); ws.set_row(5,28)
rows=[];tots=[];r=6;G=[0]*9; sm=[]
m=F(num_format=nf); mb=F(num_format=nf,bold=True,top=1); mg=F(num_format=nf,bold=True,top=1,bottom=6); c10=F(text_wrap=True,indent=1,font_size=9,font_color='#444444')
CM=['Payment plan agreed - 3 instalments','Chased 27/6, promised w/c 7/7','Paying monthly by concession','SC queried - see file note','Statement sent','Solicitors instructed','CRAR notice served 19/06']
for pn,pc,L in P:
    ws.merge_range(r,0,r,12,pn,F(bold=True,bg_color='#E2EFDA')); r+=1; S=[0]*9
    for i,(t,u,q) in enumerate(L,1):
        ch=round(q*1.2+q*.18*1.2,2); b=[0]*5
        mode=rnd.choice([0,0,0,1,1,1,2,3]) 
        if 'Admin' in t: mode=5
        if 'Whole'==u: mode=1
        b[0]=ch if mode else rnd.choice([ch,round(q*.216,2),0])
        if mode>=2: b[1]=round(ch*rnd.choice([1,.5,.33]),2)
        if mode>=3: b[2]=round(ch*rnd.choice([1,.6]),2)
        if mode>=5: b[3]=ch; b[4]=round(ch*1.75,2)
        elif rnd.random()<.15: b[4]=round(rnd.uniform(90,1400),2)
        un=-round(b[0]*rnd.choice([.25,1/3,.1]),2) if rnd.random()<.25 else 0
        if not any(b): un=-round(q*.4,2)
        bal=r2(sum(b)+un)
        dis=round(rnd.uniform(.3,.9)*(b[1] or b[0]),2) if rnd.random()<.18 and bal>0 else 0
        pr=bal if 'Admin' in t else round(b[2]*.5+b[4]*.75,2)
        vals=b+[un,bal,dis,pr]; S=[r2(x+y) for x,y in zip(S,vals)]
        ref=f'{pc}{i:03d}'
        ws.write(r,0,ref,F()); ws.write(r,1,t,F()); ws.write_string(r,2,u,F())
        for j,x in enumerate(vals):
            if x or j==6: ws.write_number(r,3+j,x,m)
            else: ws.write_blank(r,3+j,None,m)
        cm='Administrators appointed 14/05/25 - claim lodged' if 'Admin' in t else 'Receipt unmatched, remittance requested' if un and rnd.random()<.6 else rnd.choice(CM) if mode>1 else ''
        ws.write(r,12,cm,c10); r+=1
        d={k:(x if x else None) for k,x in zip(K,vals)}; d['total']=bal if bal else None
        rows.append({'resident':ref,'name':t,'unit':u,**d})
    ws.write(r,1,f'Total {pc}',F(bold=True,top=1)); ws.write(r,0,'',F(top=1)); ws.write(r,2,'',F(top=1))
    for j,x in enumerate(S): ws.write_number(r,3+j,x,mb)
    tots.append({'label':f'Total {pc}',**{k:x or None for k,x in zip(K,S)}}); sm.append((pn,S)); G=[r2(x+y) for x,y in zip(G,S)]; r+=2
ws.write(r,1,'PORTFOLIO TOTAL',F(bold=True,top=1,bottom=6))
for j,x in enumerate(G): ws.write_number(r,3+j,x,mg)
tots.append({'label':'PORTFOLIO TOTAL',**{k:x or None for k,x in zip(K,G)}})
ws.write(r+1,1,'% of balance',F(italic=True))
for j in range(7): ws.write_number(r+1,3+j,round(G[j]/G[6],4),F(num_format='0.0%',italic=True,font_color='#666666'))
ws.set_column(0,0,9);ws.set_column(1,1,33);ws.set_column(2,2,11);ws.set_column(3,11,12.5);ws.set_column(12,12,44); ws.freeze_panes(6,3); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
s0.write(0,0,'Aged debt summary - board pack',F(bold=True,font_size=12)); 
for i,h in enumerate(['Property','Balance £','Provision £','Net £']): s0.write(2,i,h,F(bold=True,bottom=1))
for i,(pn,S) in enumerate(sm,3):
    s0.write(i,0,pn,F())
    for j,x in enumerate([S[6],S[8],r2(S[6]-S[8])],1): s0.write_number(i,j,x,F(num_format='#,##0'))
s0.set_column(0,0,44); s0.set_column(1,3,13); ws.activate(); wb.close()
save(N,'AR',K,rows,tots,'UK aged debt by property and quarter day, unallocated cash, dispute, provision, comments; summary sheet first',True)
print(len(rows),G)
