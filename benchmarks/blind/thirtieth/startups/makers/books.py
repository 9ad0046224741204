from common import *
import xlsxwriter
def C(r,c): return xlsxwriter.utility.xl_rowcol_to_cell(r,c)
def num(r,c): return r.get(c)

def x1():
    R=random.Random(201); fn='koto_box_storage_units.xlsx'; wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('units_2026-03'); rows=[]; nm=iter(names(R,200))
    h=wb.add_format(dict(bold=1,bg_color='#cfe2f3',border=1,font_name='Arial',font_size=9)); y=wb.add_format(dict(num_format='¥#,##0',font_name='Arial',font_size=9)); t=wb.add_format(dict(font_name='Arial',font_size=9)); d=wb.add_format(dict(num_format='yyyy-mm-dd',font_name='Arial',font_size=9)); yb=wb.add_format(dict(num_format='¥#,##0',bold=1,top=1,font_name='Arial',font_size=9))
    ws.write(0,0,'KOTO BOX Toyosu — self storage',wb.add_format(dict(bold=1,font_size=14))); ws.write(1,0,'as_of'); ws.write(1,1,date(2026,3,31),d); ws.write(2,0,'currency'); ws.write(2,1,'JPY / month, tax incl.')
    H=['unit_no','floor','size_code','area_sqm','climate','status','customer','moved_in','paid_through','list_rate','current_rate','insurance','key_service','total_monthly','balance','autopay / note']; HR=5
    for j,x in enumerate(H): ws.write(HR,j,x,h)
    i=HR+1; sums={k:0 for k in(9,10,11,12,13,14)}; occ=bl=0
    for fl in (1,2,3,4):
        for q in range(1,47):
            sz,a,lr=R.choice([('XS',.8,5200),('S',1.6,9800),('S',1.7,9800),('M',3.2,17600),('L',5.0,26400),('XL',8.1,38500)]); lr=lr+(600 if fl==1 else 0)
            x=R.random(); s='available' if x<.11 else 'maintenance' if x<.125 else 'reserved' if x<.145 else 'overdue' if x<.2 else 'move_out_planned' if x<.23 else 'rented'
            r=dict(unit=f'{fl}{q:03d}',unitType=sz,area=a,statusText=s,marketRent=lr)
            ws.write_string(i,0,r['unit'],t); ws.write(i,1,f'{fl}F',t); ws.write(i,2,sz,t); ws.write(i,3,a,t); ws.write(i,4,'yes' if fl<3 else 'no',t); ws.write(i,5,s,t); ws.write(i,9,lr,y); sums[9]+=lr
            if s not in('available','maintenance'):
                who=next(nm) if R.random()<.85 else R.choice(['Tokiwa Event KK','Bayside Bikes GK','Studio Hanabi','Minato Archive KK']); r['tenantName']=who; ws.write(i,6,who,t)
                if s!='reserved':
                    occ+=1; mi=rd(R,date(2021,5,1),date(2026,3,20)); cr=lr-R.choice([0,0,300,600,1000]); ins=R.choice([330,550,880]); ks=R.choice([0,0,0,440]); bal=0 if s!='overdue' else cr+ins+ks+R.choice([0,0,cr])
                    r.update(moveInDate=iso(mi),contractRent=cr,charges=CH(insurance=ins,key_service=ks),totalCharges=cr+ins+ks,balance=bal)
                    ws.write_datetime(i,7,__import__('datetime').datetime(mi.year,mi.month,mi.day),d); ws.write_datetime(i,8,__import__('datetime').datetime(2026,3,31) if s!='overdue' else __import__('datetime').datetime(2026,2,28),d)
                    for c,v in zip((10,11,12),(cr,ins,ks)): ws.write(i,c,v,y); sums[c]+=v
                    ws.write_formula(i,13,f'=SUM(K{i+1}:M{i+1})',y,cr+ins+ks); sums[13]+=cr+ins+ks; ws.write(i,14,bal,y); sums[14]+=bal; ws.write(i,15,R.choice(['TRUE','TRUE','FALSE']),t)
                else: ws.write(i,15,R.choice(['contract pending','contract sent']),t)
            elif s=='maintenance': bl+=1
            rows.append(r); i+=1
    ws.write(i,0,'TOTAL',h)
    for c,v in sums.items(): ws.write_formula(i,c,f'=SUM({C(HR+1,c)}:{C(i-1,c)})',yb,v)
    n=len(rows); ws.autofilter(HR,0,i-1,15); ws.freeze_panes(HR+1,1)
    for k,(a,b) in enumerate([('units',n),('rented (incl. overdue, move_out_planned)',occ),('empty (incl. reserved)',n-occ-bl),('maintenance',bl)]): ws.write(i+2+k,0,a,t); ws.write(i+2+k,5,b,t)
    ws.set_column(0,4,10); ws.set_column(5,5,17); ws.set_column(6,6,24); ws.set_column(7,15,12); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'SELF_STORAGE','Google Sheets style self-storage list in JPY, 184 units',False,rows,n,occ,n-occ-bl,'KOTO BOX Toyosu','2026-03-31','units_2026-03')

def x2():
    R=random.Random(202); fn='airtable_grid_brooklyn_houses.xlsx'; wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Grid view'); rows=[]; nm=iter(names(R,80))
    H=['recordId','houseName','roomCode','roomType','bathShared','snapshotDate','occupancyStatus','memberName','memberEmail','leaseFrom','leaseTo','moveOutPlanned','askingRent','memberRent','utilitiesFlat','cleaningFee','longStayDiscount','monthlyTotal','depositHeld','tags']
    for j,x in enumerate(H): ws.write(0,j,x)
    i=1; u=lambda v:'' if v is None else f'USD {v:,.2f}' if v>=0 else f'USD -{-v:,.2f}'
    occ=n=0; S=0; k=0
    for house,cd,cnt in (('Maple House','MPL',16),('Bedford Commons','BDF',20),('Halsey Brownstone','HLS',12)):
        for q in range(1,cnt+1):
            k+=1; n+=1; ty=R.choice(['Twin','Queen','Queen','Queen XL']); ask={'Twin':1450,'Queen':1675,'Queen XL':1890}[ty]+R.choice([0,25,50])
            s='Vacant' if k in(5,17,29,41) else 'Leased – not moved in' if k==23 else 'On notice' if k in(8,35) else 'Occupied'
            def rec(s,futur=False):
                nonlocal i,occ,S
                r=dict(unit=f'{cd}-{q:02d}',propertyName=house,unitType=ty,statusText=s,marketRent=ask); f=t=mo=None; v=[None]*6
                if s!='Vacant':
                    f=addm(date(2024,9,1),R.randrange(12)) if s in('Occupied','On notice') else date(2025,10,15) if k==23 else date(2025,11,1); t=eom(addm(f,R.choice([11,11,17])))
                    if t<date(2025,10,31): t=eom(addm(t,6))
                    if s=='On notice': mo=date(2025,10,26); t=date(2025,10,31)
                    rent=ask-R.choice([0,0,25,60]); ut=R.choice([95,110]); cl=45; ds=R.choice([None,None,None,-50]); tot=rent+ut+cl+(ds or 0); v=[rent,ut,cl,ds,tot,R.choice([500,rent])]
                    r.update(tenantName=next(nm),leaseStartDate=iso(f),leaseEndDate=iso(t),moveOutDate=iso(mo),contractRent=rent,charges=CH(utilitiesFlat=ut,cleaningFee=cl,longStayDiscount=ds),totalCharges=tot,deposit=v[5])
                    if s in('Occupied','On notice'): occ+=1; S+=tot
                who=r.get('tenantName','')
                for j,x in enumerate(['rec'+''.join(R.choice('abcdefghkmXYZ23456789') for _ in range(12)),house,r['unit'],ty,R.choice(['true','false']),'2025-10-01',s,who,(who.split()[0].lower()+'@example.org') if who else '',iso(f) or '',iso(t) or '',iso(mo) or '',u(ask)]+[u(z) for z in v]+['' if s!='Vacant' else 'turnover,photos']):
                    if x!='': ws.write_string(i,j,x)
                i+=1; rows.append(r)
            rec(s)
            if k in(8,35): rec('Upcoming')
    i+=1; ws.write(i,1,'currentRooms'); ws.write(i,2,n); ws.write(i+1,1,'occupiedToday'); ws.write(i+1,2,occ); ws.write(i+2,1,'vacantToday'); ws.write(i+2,2,n-occ); ws.write(i+3,1,'sumMonthlyToday'); ws.write(i+3,2,u(S))
    ws.write(i+5,1,'waitlist'); 
    for j,x in enumerate(['Queen','Maple House','2026-01-01','USD 1,700.00']): ws.write(i+6,j+1,x); ws.write(i+7,j+1,['Twin','any','2025-12-01','USD 1,500.00'][j])
    ws.set_column(0,0,17,None,{'hidden':1}); ws.set_column(1,2,17); ws.set_column(3,5,11); ws.set_column(6,8,22); ws.set_column(9,19,15); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'MULTIFAMILY','Airtable grid export, camelCase, currency codes as text, snapshotDate column',True,rows,n,occ,n-occ,None,'2025-10-01','Grid view')

def x3():
    R=random.Random(203); fn='alfama_flats_doorloop.xlsx'; wb=xlsxwriter.Workbook(D+fn); da=wb.add_worksheet('Dashboard'); ws=wb.add_worksheet('rent_roll'); mo=wb.add_worksheet('move_outs_planned'); wl=wb.add_worksheet('waiting_list'); rows=[]; nm=iter(names(R,60))
    e=wb.add_format(dict(num_format='#,##0.00 "EUR"')); eb=wb.add_format(dict(num_format='#,##0.00 "EUR"',bold=1,top=2)); b=wb.add_format(dict(bold=1)); hh=wb.add_format(dict(bold=1,font_color='white',bg_color='#2f5d50',text_wrap=1,valign='top')); dt=wb.add_format(dict(num_format='dd/mm/yyyy')); sec=wb.add_format(dict(bold=1,bg_color='#dcebe5'))
    ws.merge_range(0,0,0,12,'Casa Alfama — furnished flats by the month',wb.add_format(dict(bold=1,font_size=13))); ws.write(1,0,'Rent roll at 30/11/2025')
    H=['Unit','Typology','Area (m²)','Tenant','Lease status','Start','End','Rent','Utilities flat fee','Parking','Total / month','Security deposit','Overdue']
    for j,x in enumerate(H): ws.write(3,j,x,hh)
    ws.set_row(3,32); i=4; n=occ=off=0; firsts=[]; G={k:0 for k in (7,8,9,10,11,12)}; outs=[]; k=0; subs=[]
    for bld,cnt in (('Rua dos Remedinhos 14',11),('Beco do Carvalhal 3',8),('Largo da Fontinha 21',7)):
        ws.merge_range(i,0,i,12,bld,sec); i+=1; st=i; S={c:0 for c in G}
        for q in range(cnt):
            k+=1; n+=1; u=f"{q//3}.º {['Esq','Dto','Frt'][q%3]}" if q>2 else f"R/C {['Esq','Dto','Frt'][q%3]}"
            ty=R.choice(['T0','T1','T1','T2']); a={'T0':31,'T1':46,'T2':68}[ty]+R.randrange(-3,7); s='Vacant' if k in(4,15,22) else 'Office' if k==12 else 'Notice' if k in (7,18) else 'Month-to-month' if R.random()<.2 else 'Active'
            r=dict(unit=u,building=bld,unitType=ty,area=a,statusText=s); ws.write(i,0,u); ws.write(i,1,ty); ws.write(i,2,a); ws.write(i,4,s)
            if s not in('Vacant','Office'):
                occ+=1; f=rd(R,date(2024,10,1),date(2025,10,20)); t=eom(addm(date(2026,1,1),R.randrange(9))) if s!='Notice' else date(2025,12,31)
                rent={'T0':980,'T1':1290,'T2':1680}[ty]+R.randrange(-3,6)*20; ut=R.choice([90,110,130]); pk=R.choice([None,None,None,120]); tot=rent+ut+(pk or 0); dp=rent*2 if R.random()<.7 else rent; od=R.choice([0,0,0,0,0,0,tot,65.5])
                who=next(nm); r.update(tenantName=who,leaseStartDate=iso(f),contractRent=rent,charges=CH(**{'Utilities flat fee':ut,'Parking':pk}),totalCharges=tot,deposit=dp,balance=od)
                ws.write(i,3,who); ws.write_datetime(i,5,f,dt)
                if s=='Month-to-month': ws.write(i,6,'MTM'); r['leaseEndDate']='MTM'
                else: ws.write_datetime(i,6,t,dt); r['leaseEndDate']=iso(t)
                for c,v in ((7,rent),(8,ut),(9,pk),(11,dp),(12,od)):
                    if v is not None: ws.write(i,c,v,e); S[c]+=v
                ws.write_formula(i,10,f'=H{i+1}+I{i+1}+J{i+1}',e,tot); S[10]+=tot
                if s=='Notice': outs.append((bld,u,who,t))
            elif s=='Office': ws.write(i,3,'on-site team'); r['tenantName']='on-site team'; off+=1
            rows.append(r); i+=1
        ws.write(i,3,f'Subtotal {bld}',b)
        for c in G: ws.write_formula(i,c,f'=SUM({C(st,c)}:{C(i-1,c)})',eb,S[c]); G[c]+=S[c]
        subs.append(i); i+=2
    ws.write(i,3,'TOTAL',b)
    for c in G: ws.write_formula(i,c,'='+'+'.join(C(s,c) for s in subs),eb,G[c])
    vac=n-occ-off
    da.write(0,0,'Casa Alfama',b)
    for j,(a_,v) in enumerate([('as_of','2025-11-30'),('flats',n),('occupied',occ),('vacant',vac),('office',off),('occupancy',round(occ/n,3)),('total_monthly_eur',G[10]),('deposits_held_eur',G[11])]): da.write(j+2,0,a_); da.write(j+2,1,v)
    for j,x in enumerate(['Building','Unit','Tenant','Move-out','Re-let?']): mo.write(0,j,x,b)
    for q,o in enumerate(outs):
        for j,x in enumerate(o): mo.write(q+1,j,x,dt if j==3 else None)
        mo.write(q+1,4,'listed')
    for j,x in enumerate(['Name','Typology','From','Budget EUR']): wl.write(0,j,x,b)
    for q in range(6):
        for j,x in enumerate([next(nm),R.choice(['T0','T1','T2']),'2026-0%d-01'%(q%3+1),R.choice([1000,1300,1700])]): wl.write(q+1,j,x)
    ws.set_column(0,2,11); ws.set_column(3,3,30); ws.set_column(4,4,15); ws.set_column(5,12,13); da.set_column(0,1,18); mo.set_column(0,4,22); wl.set_column(0,3,22); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'MULTIFAMILY','DoorLoop-like workbook with dashboard, move-outs and waiting list sheets; building headings',False,rows,n,occ,vac,'Casa Alfama','2025-11-30','rent_roll')

def x4():
    R=random.Random(204); fn='telok_ayer_nexudus_contracts.xlsx'; wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Contracts'); s2=wb.add_worksheet('Passes'); rows=[]
    cos=iter("Papaya Metrics;Lantern Law LLC;Otterbox Trading SG;Moonrise Capital;Kampong Code;Tide & Timber;Sixpence Books;Vantage Shipbrokers;Glasshouse PR;Ember Biotech;Durian Digital;Lotus Freight;Peranakan Foods HQ;Zephyr Aero Parts;Quill Translations;Ironbark Mining SEA;Coral Insurtech;Bamboo Payroll;Sampan Tours;Helix Advisory;Northgate Edu;Anchorpoint FX;Firefly Toys".split(';'))
    g=wb.add_format(dict(bold=1,align='center',bg_color='#ffd966',border=1)); h=wb.add_format(dict(bold=1,italic=1,bottom=1)); d=wb.add_format(dict(num_format='dd-mmm-yy')); m=wb.add_format(dict(num_format='#,##0.00;(#,##0.00)')); mb=wb.add_format(dict(num_format='#,##0.00;(#,##0.00)',bold=1,top=6)); b=wb.add_format(dict(bold=1,font_size=12))
    ws.write(1,1,'Desk & Dune, Telok Ayer — active contracts by space',b); ws.write(2,1,'Printed 1 March 2026, SGD before GST')
    ws.merge_range(4,1,4,4,'space',g); ws.merge_range(4,5,4,8,'contract',g); ws.merge_range(4,9,4,13,'monthly billing',g); ws.write(4,14,'held',g)
    for j,x in enumerate(['id','floorPlanDesk','kind','pax','sqm','customer','startDate','renewalDate','cancellationDate','tariffPrice','fitOutFee','printBundle','discountAmount','invoiceTotal','deposit']): ws.write(5,j,x,h)
    i=6; S={c:0 for c in(9,10,11,12,13,14)}; n=occ=0; avail=[]
    for q in range(1,31):
        n+=1; kind='office' if q<=20 else 'fixed desk'; pax=R.choice([2,4,4,6,8,12]) if q<=20 else 1; sq=pax*R.choice([3.6,4,4.2]) if q<=20 else None; u=f'TA-{"O" if q<=20 else "D"}{q if q<=20 else q-20:02d}'
        if q in(3,11,16,22,26,29): avail.append((u,kind,pax,sq,round(pax*(690 if q<=20 else 520),2))); continue
        occ+=1; sq=round(sq,1) if sq else None
        tp=pax*R.choice([650,680,700]) if q<=20 else R.choice([480,520]); fo=R.choice([None,None,150,220]) if q<=20 else None; pb=R.choice([None,30,60]); ds=R.choice([None,None,-round(tp*.05,2),-round(tp*.1,2)]); tot=tp+(fo or 0)+(pb or 0)+(ds or 0); st=addm(date(2024,5,1),R.randrange(20)); re=eom(addm(date(2026,3,1),R.randrange(14))); ca=eom(date(2026,4,1)) if q in(7,24) else None
        who=next(cos,None) or 'Freelancer '+u; dep=tp*(2 if q<=20 else 1)
        if q>20: who=names(R,1)[0]
        rows.append(dict(unit=u,unitType=kind,area=sq,tenantName=who,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(re),moveOutDate=iso(ca),contractRent=tp,charges=CH(fitOutFee=fo,printBundle=pb,discountAmount=ds),totalCharges=tot,deposit=dep))
        for j,v in ((0,880000+q*13),(1,u),(2,kind),(3,pax),(4,sq),(5,who)):
            if v is not None: ws.write(i,j,v)
        ws.write_datetime(i,6,st,d); ws.write_datetime(i,7,re,d)
        if ca: ws.write_datetime(i,8,ca,d)
        for c,v in zip((9,10,11,12,14),(tp,fo,pb,ds,dep)):
            if v is not None: ws.write(i,c,v,m); S[c]+=v
        ws.write_formula(i,13,f'=SUM(J{i+1}:M{i+1})',m,tot); S[13]+=tot; i+=1
    ws.write(i,5,'contracts total',h)
    for c,v in S.items(): ws.write_formula(i,c,f'=SUM({C(6,c)}:{C(i-1,c)})',mb,v)
    i+=2; ws.merge_range(i,1,i,4,'Available now',g); i+=1
    for u,kind,pax,sq,lp in avail:
        ws.write(i,1,u); ws.write(i,2,kind); ws.write(i,3,pax)
        if sq: ws.write(i,4,round(sq,1))
        ws.write(i,5,f'AVAILABLE - asking SGD {lp:,.0f} / month'); i+=1
        rows.append(dict(unit=u,unitType=kind,area=round(sq,1) if sq else None,statusText='AVAILABLE',section='Available now',marketRent=lp))
    i+=1; ws.write(i,1,f'{n} spaces, {occ} contracted, {len(avail)} available')
    for j,x in enumerate(['passName','activeMembers','pricePerMonth','total']): s2.write(0,j,x,h)
    for q,(a,c_,p) in enumerate([('Hot desk flex',41,290),('Day pass bundle 10',12,220),('Virtual address',37,45)]):
        for j,x in enumerate((a,c_,p,c_*p)): s2.write(q+1,j,x)
    ws.set_column(0,0,9,None,{'hidden':1}); ws.set_column(1,1,15); ws.set_column(2,4,11); ws.set_column(5,5,28); ws.set_column(6,14,17); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'OFFICE','Nexudus-like contracts by space, grouped header, available block below, hidden id column',True,rows,n,occ,len(avail),'Desk & Dune, Telok Ayer','2026-03-01','Contracts')

def x5():
    R=random.Random(205); fn='allston_beds_fall.xlsx'; wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Beds'); rows=[]; nm=iter(names(R,90))
    h=wb.add_format(dict(bold=1,rotation=0,bottom=2,text_wrap=1,align='center')); m=wb.add_format(dict(num_format='$#,##0.00')); mb=wb.add_format(dict(num_format='$#,##0.00',bold=1,bg_color='#eeeeee')); b=wb.add_format(dict(bold=1,bg_color='#eeeeee'))
    ws.write(0,0,'Property:'); ws.write(0,1,'Packard Corner Student Beds'); ws.write(1,0,'Report:'); ws.write(1,1,'Rent Roll by Bed'); ws.write(2,0,'As Of:'); ws.write(2,1,'10/01/2025')
    H=['Apt','Bed ID','Plan','Sq Ft','Resident','Lease Status','Lease Begin','Lease End','Market','Installment','Furniture','Utility Cap Fee','Total Charges','Deposit','Balance']
    for j,x in enumerate(H): ws.write(4,j,x,h)
    ws.set_row(4,30); i=5; G={c:0 for c in range(8,15)}; n=occ=0; k=0; planted=None
    for fl in (1,2,3,4):
        S={c:0 for c in G}
        for ap in range(1,6):
            beds=4 if ap<4 else 2
            for bd in 'ABCD'[:beds]:
                k+=1; n+=1; pl=f'{beds}x{2 if beds==4 else 1}'; mk=1325 if beds==4 else 1575; s='Vacant' if k in(7,26,45,46,60) else 'Model' if k==16 else 'Future' if k==38 else 'Current' if R.random()<.93 else 'Notice'
                apt=f'{fl}0{ap}'; r=dict(unit=f'{apt}-{bd}',building=None,unitType=pl,area=1080//beds+10 if beds==4 else 410,statusText=s,marketRent=mk)
                ws.write_string(i,0,apt); ws.write(i,1,r['unit']); ws.write(i,2,pl); ws.write(i,3,r['area']); ws.write(i,5,s.upper() if s in('Vacant','Model') else s); r['statusText']=s.upper() if s in('Vacant','Model') else s; ws.write(i,8,mk,m); S[8]+=mk
                if s in('Current','Notice','Future'):
                    inst=mk-R.choice([0,15,25,40,75]); fu=R.choice([0,35,35]); ut=65; tot=inst+fu+ut; dp=R.choice([0,300,500]); bal=R.choice([0]*7+[tot,-25,110.25]); f='09/01/2025' if s!='Future' else '10/15/2025'; t='08/15/2026' if s!='Notice' else '12/31/2025'
                    shown=inst
                    if k==53: 
                        shown=inst+300; planted=dict(what=f'Installment of bed {r["unit"]} printed as {shown:,.2f}; the line total, the floor subtotal and the grand total use {inst:,.2f}',kind='digit_changed')
                    who=next(nm); r.update(tenantName=who,leaseStartDate=f'{f[6:]}-{f[:2]}-{f[3:5]}',leaseEndDate=f'{t[6:]}-{t[:2]}-{t[3:5]}',contractRent=shown,charges=CH(**{'Furniture':fu,'Utility Cap Fee':ut}),totalCharges=tot,deposit=dp,balance=bal)
                    ws.write(i,4,who); ws.write_string(i,6,f); ws.write_string(i,7,t)
                    for c,v in zip(range(9,15),(shown,fu,ut,tot,dp,bal)): ws.write(i,c,v,m)
                    if s!='Future':
                        occ+=1
                        for c,v in zip(range(9,15),(inst,fu,ut,tot,dp,bal)): S[c]+=v
                rows.append(r); i+=1
        ws.write(i,0,f'Floor {fl} subtotal (future excluded)',b)
        for c in range(1,8): ws.write_blank(i,c,None,b)
        for c in G: ws.write(i,c,S[c],mb); G[c]+=S[c]
        i+=2
    ws.write(i,0,'Grand total',b)
    for c in G: ws.write(i,c,G[c],mb)
    vac=n-occ-1; i+=2
    for a,v in (('Beds',n),('Occupied beds',occ),('Vacant beds (incl. 1 future)',vac),('Model',1),('Waitlist',14)): ws.write(i,0,a); ws.write(i,4,v); i+=1
    ws.set_column(0,3,9); ws.set_column(4,4,27); ws.set_column(5,14,12); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'STUDENT_HOUSING','TenantCloud-like by-bed roll, floor subtotals as values, dates as text',False,rows,n,occ,vac,'Packard Corner Student Beds','2025-10-01','Beds',planted)

def x6():
    R=random.Random(206); fn='poblenou_hub_spaces.xlsx'; wb=xlsxwriter.Workbook(D+fn); nt=wb.add_worksheet('README'); ws=wb.add_worksheet('spaces'); rows=[]; nm=iter(names(R,40))
    nt.write(0,0,'Poblenou Hub — ops workbook'); nt.write(1,0,'tab "spaces" = who is where and pays what, refreshed on the 1st'); nt.write(2,0,'do not sort the tab, the sections matter')
    hb=wb.add_format(dict(bold=1,font_size=12,font_color='#990000')); h=wb.add_format(dict(font_color='#666666',bottom=1)); m=wb.add_format(dict(num_format='#,##0.00\\ "€"')); mb=wb.add_format(dict(num_format='#,##0.00\\ "€"',bold=1,top=1))
    ws.write(0,0,'Poblenou Hub',hb); ws.write(0,3,'spaces @ 2026-01-01')
    i=2; tots=[]; cnt={}
    br=iter(['Rice Riot','Arepa Lane','Green Comet Salads']); of=iter(['Tramuntana Films SL','Hexa Urbanism','Bitácora Legal','Nube Baja Software'])
    def sect(title,lst,cols,counts):
        nonlocal i
        ws.write(i,0,title,hb); i+=1
        for j,x in enumerate(['space','details','m2','who','state','since','until']+cols): ws.write(i,j,x,h)
        i+=1; st=i; S=[0]*len(cols); o=0
        for (u,det,a,who,stt,si,un,vals) in lst:
            for j,x in enumerate((u,det,a,who,stt,si,un)):
                if x not in(None,''): ws.write(i,j,x)
            for j,v in enumerate(vals):
                if v is not None: ws.write(i,7+j,v,m); S[j]+=v
            r=dict(unit=u,section=title,unitType=det,area=a,tenantName=who,statusText=stt,leaseStartDate=si,leaseEndDate=un)
            if vals:
                r['contractRent']=vals[0]
                for c,v in zip(cols,vals):
                    if c=='deposit': r['deposit']=v
                    elif c=='total': r['totalCharges']=v
                    elif c!='rent' and v is not None: r.setdefault('charges',[]).append(dict(code=c,amount=v))
            if stt in('let','leaving'): o+=1
            rows.append(r); i+=1
        ws.write(i,3,f'{o} of {len(lst)} let',h)
        for j,v in enumerate(S): ws.write_formula(i,7+j,f'=SUM({C(st,7+j)}:{C(i-1,7+j)})',mb,v)
        if counts: cnt[title]=(len(lst),o)
        tots.append((title,S[cols.index('total')] if 'total' in cols else S[0])); i+=3
    L=[]
    for q in range(1,15):
        a=R.choice([11,13,14.5,18]); s='free' if q in(4,10) else 'leaving' if q==6 else 'let'
        if s=='free': L.append((f'R{q:02d}','private room',a,None,s,None,None,[])); continue
        rent=590+int(a*14)//10*10; ut=75; ds=R.choice([None,None,-40]); L.append((f'R{q:02d}','private room' if a<18 else 'room + bath',a,next(nm),s,iso(addm(date(2025,1,1),R.randrange(11))),'2026-01-31' if s=='leaving' else R.choice(['2026-08-31','2026-06-30','open']),[rent,ut,ds,rent+ut+(ds or 0),rent]))
    sect('co-living',L,['rent','bills_flat','discount','total','deposit'],1)
    L=[]
    for q in range(1,7):
        a=R.choice([14,22,30,41])
        if q in(2,5): L.append((f'O{q}','private office',a,None,'free',None,None,[])); continue
        rent=a*31; L.append((f'O{q}','private office',a,next(of),'let',iso(addm(date(2024,6,1),R.randrange(15))),R.choice(['2026-12-31','2027-05-31']),[rent,60,rent+60,2*rent]))
    sect('offices',L,['rent','internet','total','deposit'],1)
    L=[]
    for q in range(1,5):
        if q==3: L.append((f'DK{q}','dark kitchen',24,None,'free',None,None,[])); continue
        rent=R.choice([1450,1520,1600]); L.append((f'DK{q}','dark kitchen',24,next(br),'let','2025-0%d-01'%(q+2),'2028-0%d-%d'%(q+1,{1:29,2:31,4:31}[q]),[rent,320,85,rent+405,3*rent]))
    sect('kitchens',L,['rent','energy_flat','extraction','total','deposit'],1)
    L=[(f'P{q}','parking',None,None if q==3 else L_,'free' if q==3 else 'let',None if q==3 else '2025-04-01',None,[] if q==3 else [95]) for q,L_ in zip(range(1,6),['Hexa Urbanism','Rice Riot',None,next(nm),next(nm)])]+[('LK1','locker',2,next(nm),'let','2025-09-01',None,[25]),('LK2','locker',2,None,'free',None,None,[])]
    sect('extras (parking + lockers, not counted as spaces)',L,['rent'],0)
    n=sum(a for a,_ in cnt.values()); o=sum(b for _,b in cnt.values())
    ws.write(i,0,'hub summary',hb); i+=1
    for t,v in tots: ws.write(i,0,t); ws.write(i,7,v,m); i+=1
    ws.write(i,0,'all monthly'); ws.write(i,7,sum(v for _,v in tots),mb); i+=1
    ws.write(i,0,f'spaces: {n} / let: {o} / free: {n-o}'); i+=2
    ws.write(i,0,'lista de espera / waiting list',hb); i+=1
    for x in (('Noor Castellane','room + bath','from 2026-03-01'),('Ginkgo Bento','dark kitchen','asap')):
        for j,v in enumerate(x): ws.write(i,j,v)
        i+=1
    ws.set_column(0,0,12); ws.set_column(1,1,16); ws.set_column(3,3,24); ws.set_column(4,11,12); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'MIXED_USE','hand-kept hub workbook: sections with their own headers and charge columns, extras not counted',True,rows,n,o,n-o,'Poblenou Hub','2026-01-01','spaces')

def x7():
    R=random.Random(207); fn='roma_condesa_rentas.xlsx'; wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Dic 2025'); rows=[]; nm=iter(names(R,40))
    t=wb.add_format(dict(bold=1,font_name='Georgia',font_size=15)); g=wb.add_format(dict(bold=1,align='center',font_name='Georgia',bg_color='#f6d7c3',font_size=9)); h=wb.add_format(dict(font_name='Georgia',font_size=9,bottom=1,text_wrap=1)); f=wb.add_format(dict(font_name='Georgia',font_size=9)); m=wb.add_format(dict(num_format='#,##0;-#,##0',font_name='Georgia',font_size=9)); mb=wb.add_format(dict(num_format='#,##0;-#,##0',font_name='Georgia',font_size=9,bold=1,top=1)); d=wb.add_format(dict(num_format='d mmm yyyy',font_name='Georgia',font_size=9))
    ws.write(0,1,'Casa Jacaranda — departamentos amueblados / furnished flats',t); ws.write(1,1,'rent roll, December 2025',f)
    ws.merge_range(3,1,3,3,'depto / unit',g); ws.merge_range(3,5,3,8,'inquilino / tenant',g); ws.merge_range(3,10,3,14,'mensual / monthly',g); ws.merge_range(3,16,3,17,'next increase',g); ws.write(3,18,'garantía',g)
    H={1:'no.',2:'type',3:'m²',5:'name',6:'status',7:'lease start',8:'lease end',10:'currency',11:'rent',12:'services flat',13:'cleaning',14:'total',16:'date',17:'new rent',18:'deposit'}
    for c,x in H.items(): ws.write(4,c,x,h)
    i=5; n=occ=0; T={'MXN':[0]*5,'USD':[0]*5}
    for fl in range(1,7):
        for l in 'ABC':
            n+=1; ty=R.choice(['studio','1 rec','1 rec','2 rec']); a={'studio':34,'1 rec':52,'2 rec':78}[ty]+R.randrange(6); u=f'{fl}0{"ABC".index(l)+1}'
            s='vacante' if n in(3,11) else 'reservado' if n==16 else 'aviso salida' if n==8 else 'ocupado'
            r=dict(unit=u,unitType=ty,area=a,statusText=s)
            ws.write_number(i,1,int(u),f); ws.write(i,2,ty,f); ws.write(i,3,a,f); ws.write(i,6,s,f)
            if s!='vacante':
                cur='USD' if n in(2,9,14) else 'MXN'; base={'studio':17500,'1 rec':23500,'2 rec':31000}[ty]+R.randrange(-3,5)*500; rent=base if cur=='MXN' else round(base/18.5/10)*10; sv=1800 if cur=='MXN' else 100; cl=R.choice([None,1200 if cur=='MXN' else 65]); tot=rent+sv+(cl or 0)
                st=addm(date(2024,8,1),R.randrange(14)) if s!='reservado' else date(2026,1,15); en=eom(addm(st,11)); mtm=False
                if en<date(2025,12,31): mtm=True
                who=next(nm); r.update(tenantName=who,leaseStartDate=iso(st),leaseEndDate='mes a mes' if mtm and s!='aviso salida' else iso(en) if s!='aviso salida' else '2025-12-31',contractRent=rent,charges=CH(**{'services flat':sv,'cleaning':cl}),totalCharges=tot,deposit=rent)
                ws.write(i,5,who,f); ws.write_datetime(i,7,st,d)
                if r['leaseEndDate']=='mes a mes': ws.write(i,8,'mes a mes',f)
                else: ws.write_datetime(i,8,date.fromisoformat(r['leaseEndDate']),d)
                ws.write(i,10,cur,f)
                for c,v in ((11,rent),(12,sv),(13,cl),(18,rent)):
                    if v is not None: ws.write(i,c,v,m)
                ws.write_formula(i,14,f'=SUM(L{i+1}:N{i+1})',m,tot)
                if s=='ocupado' and R.random()<.6:
                    nd=addm(date(2026,1,1),R.randrange(8)); nr=round(rent*1.05); ws.write_datetime(i,16,nd,d); ws.write(i,17,nr,m); r['rentSteps']=[dict(date=iso(nd),amount=nr)]
                if s!='reservado':
                    occ+=1
                    for q,v in enumerate((rent,sv,cl or 0,tot,rent)): T[cur][q]+=v
            rows.append(r); i+=1
        ws.set_row(i,5); i+=1
    for cur in ('MXN','USD'):
        ws.write(i,5,f'total {cur}',mb); ws.write(i,10,cur,mb)
        for c,v in zip((11,12,13,14,18),T[cur]): ws.write(i,c,v,mb)
        i+=1
    ws.write(i+1,1,f'{n} deptos · {occ} ocupados · {n-occ} desocupados (1 reservado, llega 15 ene; no suma)',f)
    ws.write(i+2,1,'lista de espera: 2 × studio, 1 × 2 rec',f)
    ws.set_column(0,0,2); ws.set_column(1,3,7); ws.set_column(4,4,1.5); ws.set_column(5,5,24); ws.set_column(6,8,12); ws.set_column(9,9,1.5); ws.set_column(10,14,10); ws.set_column(15,15,1.5); ws.set_column(16,18,11); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    save(fn,'MULTIFAMILY','bilingual grouped-header sheet with spacer columns and rows, two currencies, rent increases',True,rows,n,occ,n-occ,'Casa Jacaranda','2025-12','Dic 2025')
def run():
    for f in (x1,x2,x3,x4,x5,x6,x7): f()
