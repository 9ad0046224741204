# Student housing by bed, charges in columns, grouped header, 168 beds
from common import *
import xlsxwriter
r=R(6903); FN='QuarryAtState_BedRoll_Oct2024.xlsx'
wb=xlsxwriter.Workbook(path(FN)); ws=wb.add_worksheet('Bed Roll'); 
f=lambda **k:wb.add_format(dict(font_name='Arial',font_size=k.pop('s',9),**k))
T=f(bold=True,s=14); S=f(s=9,font_color='#555555'); G=f(bold=True,align='center',bg_color='#1F3864',font_color='white',border=1); Hh=f(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#D6DCE4',border=1)
tx=f(); mo=f(num_format='#,##0.00;(#,##0.00);"-"'); dtf=f(num_format='dd-mmm-yy',align='center'); sb=f(bold=True,top=1); sbm=f(bold=True,top=1,num_format='#,##0.00;(#,##0.00);"-"'); gt=f(bold=True,top=1,bottom=6); gtm=f(bold=True,top=1,bottom=6,num_format='#,##0.00;(#,##0.00);"-"'); it=f(italic=True,font_color='#7F7F7F')
ws.merge_range('A1:Q1','The Quarry at State - Student Living',T); ws.write('A2','Rent roll by bed space  |  Installment period: October 2024  |  As of: 10/15/2024',S)
ws.merge_range(3,0,3,2,'Bed Space',G); ws.merge_range(3,3,3,7,'Resident & Lease',G); ws.write(3,8,'Market',G); ws.merge_range(3,9,3,14,'Monthly Installment',G); ws.merge_range(3,15,3,16,'Account',G)
H=['Bldg','Bed','Floor Plan','Resident','Status','Classification','Start','End','Rate','Base Rent','Furniture','Parking','Electric Cap Overage','Discount','Installment Total','Security Deposit','Balance Due']
for j,h in enumerate(H): ws.write(4,j,h,Hh)
ws.set_row(4,38)
bl=[('Granite',[('4x4',12),('2x2',6)]),('Basalt',[('4x4',10),('4x2',4)]),('Slate',[('4x2',3),('2x2',9),('1x1',14)])]
rate={'4x4':719,'4x2':655,'2x2':865,'1x1':1125}
vac_p=.075; rows=[]; rr=5; K=['mk','base','furn','park','elec','disc','tot','dep','bal']; grand={k:0 for k in K}; gb=[0,0]
for b,mix in bl:
    tot={k:0 for k in K}; n=0;nv=0; start=rr; uno=0
    for pl,k in mix:
        for i in range(k):
            uno+=1; fl=1+(uno-1)//7; un=f'{b[0]}{fl}{(uno-1)%7+1:02d}'
            for bed in 'ABCD'[:int(pl[0])]:
                n+=1; mk=rate[pl]+(20 if fl==3 else 0); u=f'{un}-{bed}'
                t=dict(unit=u,building=b,unitType=pl,marketRent=mk); tot['mk']+=mk
                ws.write(rr,0,b,tx); ws.write(rr,1,u,tx); ws.write(rr,2,pl,tx); ws.write(rr,8,mk,mo)
                if r.random()<vac_p:
                    nv+=1; t['statusText']='Vacant'; ws.write(rr,4,'Vacant',tx)
                    for j in range(9,15): ws.write(rr,j,0,mo)   # prints a dash
                else:
                    st=r.choices(['Current','Current - Relet','Current - Renewal'],[6,1,2])[0]
                    nm=r.name('LF') if len(r.used)<3000 else None
                    s=D(2024,8,17) if st!='Current - Relet' else D(2024,r.choice([9,10]),r.choice([1,5])); e=D(2025,7,31)
                    base=mk-r.choice([0,0,10,20,35]); ch=dict(base=base,furn=25 if r.random()<.7 else 0,park=r.choice([0,0,45,45,65]),elec=r.choice([0,0,0,0,11.42,7.86,23.15]),disc=-25 if st.endswith('Renewal') else 0)
                    tt=round(sum(ch.values()),2); dep=r.choice([0,150,150,200]); bal=r.choice([0]*8+[tt,-15,52.5,310.22])
                    cl=r.choice(['FR','SO','SO','JR','JR','SR','GR'])
                    ws.write(rr,3,nm,tx); ws.write(rr,4,st,tx); ws.write(rr,5,cl,f(align='center') if False else tx); ws.write_datetime(rr,6,dt.datetime(*s.timetuple()[:3]),dtf); ws.write_datetime(rr,7,dt.datetime(*e.timetuple()[:3]),dtf)
                    for j,k2 in zip(range(9,14),('base','furn','park','elec','disc')): ws.write(rr,j,ch[k2],mo)
                    ws.write_formula(rr,14,f'=SUM(J{rr+1}:N{rr+1})',mo,tt); ws.write(rr,15,dep,mo); ws.write(rr,16,bal,mo)
                    t.update(tenantName=nm,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=base,totalCharges=tt)
                    if dep: t['deposit']=dep
                    if bal: t['balance']=bal
                    nmz=dict(base='Base Rent',furn='Furniture',park='Parking',elec='Electric Cap Overage',disc='Discount')
                    t['charges']=[dict(code=nmz[k2],amount=a) for k2,a in ch.items() if a]
                    for k2,a in ch.items(): tot[k2]+=a
                    tot['tot']+=tt; tot['dep']+=dep; tot['bal']+=bal
                rows.append(t); rr+=1
    ws.merge_range(rr,0,rr,7,f'{b} Hall: {n} beds, {n-nv} occupied, {nv} vacant',sb)
    for j,k2 in enumerate(K): ws.write_formula(rr,8+j,f'=SUBTOTAL(9,{chr(73+j)}{start+1}:{chr(73+j)}{rr})',sbm,round(tot[k2],2)); grand[k2]+=tot[k2]
    gb[0]+=n; gb[1]+=nv; rr+=2
ws.merge_range(rr,0,rr,7,f'The Quarry at State: {gb[0]} beds, {gb[0]-gb[1]} occupied, {gb[1]} vacant',gt)
for j,k2 in enumerate(K): ws.write(rr,8+j,round(grand[k2],2),gtm)
ws.write(rr+2,0,'Relet = bed re-leased to a replacement resident mid-term. Installments are 12 equal payments Aug-Jul; electric overage billed in arrears and not part of base rent.',it)
for j,w in enumerate([9,10,10,24,18,12,11,11,11,11,11,11,12,11,13,11,12]): ws.set_column(j,j,w)
ws.freeze_panes(5,4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,4); ws.set_footer('&L&8Quarry Student Living&R&8Page &P of &N')
wb.close()
save(FN,'STUDENT_HOUSING','by-bed roll, grouped header, charge columns, subtotals per hall with formulas',False,'The Quarry at State','2024-10-15',gb[0],gb[0]-gb[1],gb[1],rows,sheet='Bed Roll')
