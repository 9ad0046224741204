# Irish AHB rent arrears workbook, planted row_dropped
from common import *; import xlsxwriter; random.seed(685)
from datetime import date,timedelta
fn='Aoife Niamh Ciara Siobhan Declan Padraig Sean Eoin Maeve Grainne Liam Conor Tomasz Agnieszka Chidi Fatima Olena Brendan Deirdre Noel Una Fergal Orla Marius'.split()
ln="Brennan O'Dwyer Kavanagh Mulcahy Devlin Tuohy Nolan Hanrahan Kowalczyk Adeyemi Rushe Cullinane Lawlor Feeney Gormley Petrauskas Shevchenko Coyne Scanlon Molloy".split()
SC=[('Cloch Mor Court, Dublin 11','CMC',44),('St. Enda\'s Place, Limerick','SEP',31),('Quayside Lodge, Waterford','QSL',38),('Radharc na Mara, Galway','RNM',27)]
N='ar_rent_arrears_ahb_sept2025.xlsx'; wb=xlsxwriter.Workbook(D(N)); ws=wb.add_worksheet('Arrears 28 Sep'); F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
H=['Tenancy Ref','Property','Tenant Name','Hsg Officer','Weekly\nRent €','0-4 wks','5-8 wks','9-13 wks','Over 13 wks','Total Arrears €','Wks in\nArrears','Last Paid','Action']
KS=['other:Weekly Rent €','other:0-4 wks','other:5-8 wks','other:9-13 wks','other:Over 13 wks','total','other:Wks in Arrears']
h=F(bold=True,text_wrap=True,valign='vcenter',align='center',bg_color='#2E6B57',font_color='white',border=1); t_=F(border=4); n=F(border=4,num_format='#,##0.00;-#,##0.00;""'); n1=F(border=4,num_format='0.0'); dt=F(border=4,num_format='dd-mmm-yy',align='center'); st=F(bold=True,bg_color='#E2EFDA',top=1); sn=F(bold=True,bg_color='#E2EFDA',top=1,num_format='#,##0.00'); sh=F(bold=True,font_size=11,font_color='#2E6B57')
ws.merge_range('A1:M1','TEACH CÚRAM HOUSING ASSOCIATION CLG',F(bold=True,font_size=14)) ; ws.merge_range('A2:M2','Current Tenant Rent Arrears by Scheme – week ending Sunday 28 September 2025',F(italic=True))
for i,(s,w) in enumerate(zip(H,[11,13,26,10,9,10,10,10,11,12,9,11,22])): ws.set_column(i,i,w); ws.write(3,i,s,h)
ws.set_row(3,32); r=4; T=[]; TT=[]; G=[0]*5; cnt=0
for si,(sn_,pre,k) in enumerate(SC):
    ws.write(r,0,sn_,sh); r+=1; S=[0]*5; units=sorted(random.sample(range(1,96),k)); drop=17 if si==2 else -1
    for j,u in enumerate(units):
        wr=round(random.choice([38.5,44.2,51.75,57.3,63.1,72.45,84.0,96.6])+random.randint(0,9),2); w=random.choice([1,1,1.5,2,2,3,3.5,4,6,7.2,9,11,14,19,26.5,41]); tot=round(wr*w+random.choice([0,0,0,-3.1,12.4]),2); rem=tot; B=[]
        for a,bw in enumerate([4,4,5,None]):
            x=round(rem if bw is None else min(rem,wr*bw),2); B.append(x); rem=round(rem-x,2)
        nm=f'{random.choice(fn)} {random.choice(ln)}'
        if random.random()<.15: nm+=f' & {random.choice(fn)} {random.choice(ln)}'
        S=[round(p+q,2) for p,q in zip(S,B+[tot])]
        lp=date(2025,9,28)-timedelta(days=int(w*7*random.uniform(.3,1))+1)
        act=random.choice(['','','','Letter 1','Letter 2','Payment plan','SMS sent']) if w<8 else random.choice(['Notice served','RTB referral','Payment plan','MABS','Solicitor'])
        if j==drop: gone=(f'{pre}-{u:03d}',tot); continue
        wk=round(tot/wr,1)
        row=dict(resident=f'{pre}{20000+u*37}',unit=f'{pre}-{u:03d}',name=nm)
        for i,v in enumerate([row['resident'],row['unit'],nm,random.choice(['MK','DOB','JT'])]): ws.write(r,i,v,t_)
        ws.write(r,4,wr,F(border=4,num_format='0.00')); row[KS[0]]=wr
        for i,x in enumerate(B):
            if x: ws.write(r,5+i,x,n); row[KS[1+i]]=x
            else: ws.write_blank(r,5+i,None,n)
        ws.write(r,9,tot,F(border=4,num_format='#,##0.00',bold=True)); row['total']=tot; ws.write(r,10,wk,n1); row[KS[6]]=wk; ws.write_datetime(r,11,__import__('datetime').datetime(lp.year,lp.month,lp.day),dt); ws.write(r,12,act,t_)
        T.append(row); r+=1
    lab='Total '+sn_.split(',')[0]
    for i in range(13): ws.write_blank(r,i,None,st)
    ws.write(r,0,lab,st)
    for i in range(5): ws.write(r,5+i,S[i],sn)
    TT.append(dict(label=lab,**dict(zip(KS[1:6],S)))); G=[round(p+q,2) for p,q in zip(G,S)]; r+=2
gt=F(bold=True,top=1,bottom=6,num_format='#,##0.00',bg_color='#C6E0B4')
for i in range(13): ws.write_blank(r,i,None,gt)
ws.write(r,0,'TOTAL ALL SCHEMES',gt)
for i in range(5): ws.write(r,5+i,G[i],gt)
TT.append(dict(label='TOTAL ALL SCHEMES',**dict(zip(KS[1:6],G))))
ws.write(r+2,0,'Excludes former tenants and tenants under €20. HAP shortfalls shown under tenant.',F(italic=True,font_size=8))
ws.freeze_panes(4,3); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(3)
N2=wb.add_worksheet('Notes'); N2.write(0,0,'RTB = Residential Tenancies Board; MABS = Money Advice & Budgeting Service'); wb.close()
save(N,'AR','Irish housing association rent arrears by scheme, week buckets',False,KS,T,TT,{"what":f"the row of Quayside Lodge {gone[0]} (total {gone[1]}) is left out of the list but counted in its scheme total and the grand total","kind":"row_dropped"}); print(len(T),gone)
