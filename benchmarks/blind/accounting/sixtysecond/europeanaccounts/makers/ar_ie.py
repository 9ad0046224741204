from common import *; import xlsxwriter
NAME='Rent arrears list - October 2025.xlsx'
R=random.Random(353)
F='Aoife Conor Niamh Declan Sinead Padraig Orla Ciaran Maeve Eoin Roisin Tadhg Grainne Fergal Siobhan Darragh Ana Marek Luiza Pawel Ines Tomas Priya Chidi Emeka Yusuf Rafael'.split()
S=['Brannock','Tierney-Walsh','O\'Daly','MacGarvin','Feeley','Corless','Hanrahan','Kowalczek','Ribeiro','Nolty','Devaneey','Scullane','Keaveny','Moroney','Dabrowska','Okonma','Laffan','Geraty','Cusacke','Sharmin','Ní Fhloinn','Breathnagh','Santosa','Quirkeley']
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Arrears'); su=wb.add_worksheet('Notes')
f=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k})
m='#,##0.00;[Red]-#,##0.00'; mon=f(num_format=m); txt=f(); b=f(bold=True); tot=f(bold=True,num_format=m,top=1); totl=f(bold=True,top=1); gt=f(bold=True,num_format=m,top=1,bottom=6,bg_color='#FFF2CC'); gtl=f(bold=True,top=1,bottom=6,bg_color='#FFF2CC'); hd=f(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#375623',font_color='white',border=1); sec=f(bold=True,bg_color='#E2EFDA'); wk=f(num_format='0.0',align='center'); note=f(italic=True,font_color='#595959',text_wrap=False)
ws.write('A1','Grangecourt Property Management DAC',f(bold=True,font_size=14)); ws.write('A2','Rent arrears list as at 31 October 2025 – Millrace Quarter, Navan, Co. Meath',b); ws.write('A3','All figures in euro. PSRA licence no. on file. Excludes former tenants.',note)
H=['Tenancy ref','Apt','Tenant','Monthly rent','0-30 days','31-60 days','61-90 days','Over 90 days','Total arrears','Deposit held','Weeks in arrears','Action / comments']
ws.set_row(4,30)
for i,h in enumerate(H): ws.write(4,i,h,hd)
K=['other:Monthly rent','b0_30','b31_60','b61_90','b90','total','deposit','other:Weeks in arrears']
r=5; rows=[];tots=[];subs=[];G=[0]*6; used=set(); ref=2104
ACT=['Reminder sent 28/10','Phoned, will pay Friday','Arrears letter 1 issued','28-day warning notice served, RTB copied','Payment plan €150 p.w.','HAP shortfall – query with council','Standing order amended','RTB dispute lodged','']
for blk,units in(('Block A – Weir House',['1','2','4','5','7','8','11','12','14','15','17']),('Block B – Sluice House',['21','22','23','26','27','30','31','33','34','36','38','40']),('Block C – Mill Lofts',['41','43','44','45','48','50','52','53']),('Duplexes',['D1','D3','D4','D6','D7','D9','D10'])):
    ws.merge_range(r,0,r,11,blk,sec); r+=1; s0=r; T=[0]*6
    for u in units:
        ref+=R.randint(1,9)
        while True:
            nm=f'{R.choice(F)} {R.choice(S)}'
            if nm not in used: used.add(nm);break
        if R.random()<.25: nm+=' & '+R.choice(F)+' '+R.choice(S)
        rent=R.choice([1325,1380,1450,1495,1525,1610,1650,1720,1785,1850,1925])*100
        k=R.choice([0,0,0,0,1,1,2,3]); v=[R.choice([rent,rent//2,int(rent*R.uniform(.1,.9)),30000]),0,0,0]
        if k>0: v[1]=R.choice([rent,int(rent*R.uniform(.2,1))])
        if k>1: v[2]=R.choice([rent,rent-40000])
        if k>2: v[3]=int(rent*R.uniform(.5,3.2))
        if R.random()<.08: v=[-R.choice([5000,2500,12000]),0,0,0]
        if R.random()<.1: v=[0,R.choice([15000,27550]),0,0]
        t=sum(v); dep=rent if R.random()<.85 else 0; w=round(t/(rent*12/52),1)
        ws.write(r,0,f'T-{ref}',txt); 
        ws.write(r,1,int(u) if u.isdigit() else u,f(align='center')); ws.write(r,2,nm,txt); ws.write(r,3,rent/100,mon)
        for i,x in enumerate(v): 
            if x: ws.write(r,4+i,x/100,mon)
        ws.write_formula(r,8,f'=SUM(E{r+1}:H{r+1})',f(num_format=m,bold=True),t/100)
        if dep: ws.write(r,9,dep/100,mon)
        if t>0: ws.write(r,10,w,wk)
        ac=R.choice(ACT[:3]+['']) if k==0 else R.choice(ACT[2:7]) if k<3 else R.choice(ACT[3:8]); 
        if t<0: ac='Credit – apply to Nov'
        ws.write(r,11,ac,note)
        rows.append({'unit':u,'name':nm,'resident':f'T-{ref}','other:Monthly rent':rent/100,**{q:x/100 for q,x in zip(K[1:5],v) if x},'total':t/100,'deposit':dep/100 if dep else None,'other:Weeks in arrears':w if t>0 else None})
        T=[a+c for a,c in zip(T,v+[t,dep])]; r+=1
    lb='Subtotal '+blk.split(' – ')[0]; ws.write(r,0,lb,totl)
    for q in(1,2,3,10,11): ws.write_blank(r,q,None,totl)
    for i,x in enumerate(T): 
        col='EFGHIJ'[i]; ws.write_formula(r,4+i,f'=SUM({col}{s0+1}:{col}{r})',tot,x/100)
    subs.append(r+1); tots.append({'label':lb,**{q:x/100 for q,x in zip(K[1:7],T)}}); G=[a+c for a,c in zip(G,T)]; r+=2
lb=f'TOTAL ARREARS ({len(rows)} tenancies)'; ws.write(r,0,lb,gtl)
for q in(1,2,3,10,11): ws.write_blank(r,q,None,gtl)
for i,x in enumerate(G): ws.write_formula(r,4+i,'='+'+'.join(f'{"EFGHIJ"[i]}{s}' for s in subs),gt,x/100)
tots.append({'label':lb,**{q:x/100 for q,x in zip(K[1:7],G)}})
for c,w in zip('ABCDEFGHIJKL',[11,6,34,11,11,11,11,12,12,11,10,38]): ws.set_column(f'{c}:{c}',w)
ws.freeze_panes(5,3); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4)
for i,t in enumerate(['Ageing runs from the date the rent fell due (1st of month).','Weeks in arrears = total arrears ÷ (monthly rent × 12 ÷ 52).','Warning notices must be copied to the RTB.','Prepared by: accounts / BQ, 03/11/2025']): su.write(i+1,1,t,txt)
su.set_column('B:B',60); wb.close()
save(NAME,'AR',K,rows,tots,None,'Irish residential arrears list, xlsx, blocks with subtotals, formulas, comments column',False)
