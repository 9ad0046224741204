from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as GL
import xlwt
D=dt.date
B=Font(bold=True); thin=Side(style='thin',color='999999'); BX=Border(thin,thin,thin,thin)
def fill(h): return PatternFill('solid',fgColor=h)
def widths(ws,ws_): 
    for i,w in enumerate(ws_,1): ws.column_dimensions[GL(i)].width=w
def save(wb,fn): wb.save(os.path.join(DOC,fn))
def sm(rows,k): return round(sum(q.get(k) or 0 for q in rows),2)

# ---- 1 motel to studios, hand-kept
def w01():
    fn='Sands motel rooms june.xlsx'; r=random.Random(5711); N=Names(r); wb=Workbook(); ws=wb.active; ws.title='June'
    rows=[]; ws['A1']='BLUEBONNET STUDIOS (old Sands Motor Lodge)'; ws['A1'].font=Font(bold=True,size=14,name='Comic Sans MS'); ws['A2']='room list as of Mon 6/1/26 - Dot'; 
    hd=['Rm','Who','Bed','Weekly','Monthly','wifi/cable','came in','paid thru','Deposit held','owes','notes']
    for j,h in enumerate(hd,1): c=ws.cell(4,j,h); c.font=Font(bold=True,underline='single')
    R=5; vac=[]; secs=[('FRONT BUILDING',[101+i for i in range(14)]),('BACK BUILDING (upstairs)',[201+i for i in range(12)])]
    other={101:'office',113:'linens / storage'}; tot=dict(w=0,m=0,wf=0,d=0,o=0); nocc=nv=0
    for s,us in secs:
        ws.cell(R,1,s).font=Font(bold=True,color='C00000'); R+=1
        for u in us:
            bed=r.choice(['Q','2D','K','Q']); ws.cell(R,1,u); 
            if u in other: ws.cell(R,2,other[u].upper()).font=Font(italic=True); ws.cell(R,11,'not rented'); rows.append(dict(unit=str(u),building=None,section=s,statusText=other[u].upper())); R+=1; continue
            ws.cell(R,3,bed); b=dict(unit=str(u),section=s,unitType=bed)
            if u in(107,205,211):
                ws.cell(R,2,'empty').fill=fill('FFFF00'); ws.cell(R,11,{107:'ready',205:'carpet out',211:'ready, ask 1150'}[u]); rows.append(dict(b,statusText='empty')); nv+=1; R+=1; continue
            nocc+=1; nm=N.fl() if r.random()<.7 else N.pair()[1]; wk=r.choice([265,275,285,300]) if r.random()<.55 else None; mo=round(wk*52/12,2) if wk else r.choice([1100,1150,1195,1225]); wf=r.choice([0,25,25])
            ci=D(r.choice([2023,2024,2025,2025,2026]),r.randint(1,5),r.randint(1,28)); dp=r.choice([0,200,200,300]); ow=r.choice([0,0,0,0,wk or 150,75])
            note=r.choice(['','','','','dog','works at the plant','night shift','pays cash','','new fridge 4/26']) if u!=110 else 'brother in 204'
            q=dict(b,tenantName=nm,statusText='Occupied',contractRent=mo,moveInDate=ci); 
            ws.cell(R,2,nm); ws.cell(R,4,wk); ws.cell(R,5,mo); ws.cell(R,7,ci).number_format='m/d/yy'
            if wf: ws.cell(R,6,wf); q['charges']=C(('wifi/cable',wf))
            ws.cell(R,8,'6/5' if wk else '6/30')
            ws.cell(R,9,dp); q['deposit']=dp
            if ow: ws.cell(R,10,ow).font=Font(color='FF0000'); q['balance']=ow
            ws.cell(R,11,note); rows.append(q); R+=1
            tot['w']+=wk or 0; tot['m']+=mo; tot['wf']+=wf; tot['d']+=dp; tot['o']+=ow
        R+=1
    ws.cell(R,2,'TOTAL').font=B
    for j,k in ((5,'m'),(6,'wf'),(9,'d'),(10,'o')): ws.cell(R,j,round(tot[k],2)).font=B
    for row in ws.iter_rows(min_row=5,max_row=R):
        for j in(3,4): row[j].number_format='#,##0.00' if j==4 else '#,##0'
    ws.cell(R+1,2,f"{nocc} rented  {nv} empty   ({nocc+nv} rooms we rent)"); ws.cell(R+3,1,'Weekly people: month figured at 52 weeks / 12. Week runs Sat to Fri.').font=Font(italic=True)
    widths(ws,[7,22,6,9,11,11,10,10,13,9,24]); ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws2=wb.create_sheet('repairs'); ws2.append(['date','room','what','cost']); ws2.append(['5/3',205,'tub leak, carpet',640]); ws2.append(['5/19',110,'window ac',289])
    save(wb,fn); truth(fn,'MULTIFAMILY','clerk-kept motel list, weekly and monthly rates',True,'BLUEBONNET STUDIOS','2026-06-01',nocc+nv,nocc,nv,rows,sheet='June')

# ---- 2 .xls system export with transaction-code lines
def w02():
    fn='RRDETAIL_2174.xls'; r=random.Random(5712); N=Names(r); wb=xlwt.Workbook(); ws=wb.add_sheet('Rent Roll Detail')
    b=xlwt.easyxf('font: bold on, height 180, name Arial'); n=xlwt.easyxf('font: height 160, name Arial'); m=xlwt.easyxf('font: height 160, name Arial',num_format_str='#,##0.00'); mb=xlwt.easyxf('font: bold on, height 160, name Arial; borders: top thin',num_format_str='#,##0.00'); hd=xlwt.easyxf('font: bold on, height 160, name Arial; align: wrap on, vert bottom, horiz center; borders: bottom medium; pattern: pattern solid, fore_colour gray25'); d_=xlwt.easyxf('font: height 160, name Arial',num_format_str='mm/dd/yyyy'); bn=xlwt.easyxf('font: bold on, height 160, name Arial')
    ws.write(0,0,'Delmar Ridge Management, LLC',n); ws.write(0,8,'RENT ROLL DETAIL',b); ws.write(1,0,'SUMMERFIELD TRACE APARTMENTS - 2174',n); ws.write(1,8,'As of 05/31/2026',n); ws.write(0,16,'06/01/2026 6:02:11AM',n); ws.write(1,16,'Parameters: Active; sorted by Bldg-Unit',n)
    cols=['Bldg-Unit','Floorplan','Unit Designation','SQFT','Unit/Lease Status','Name','Move-In\nMove-Out','Lease Start','Lease End','Market + Addl.','Dep On Hand','Balance','','Trans Code','Lease Rent','Other Charges/ Credits','Total Billing']
    for j,h in enumerate(cols): ws.write(4,j,h,hd)
    R=5; rows=[]; fps=[('A1',612,895),('A2',688,950),('B1',902,1140),('B2',978,1195),('C1',1164,1390)]
    T=dict(m=0,l=0,o=0,t=0,d=0,b=0); stt={}
    for bld in range(1,9):
        for k in range(1,13):
            fp,sf,mk=fps[(k*bld+k)%5]; u=f"{bld}-{bld}{k:02d}"; mk+=r.choice([0,0,10,20]); x=r.random()
            b0=dict(unit=u,unitType=fp,area=sf,marketRent=mk)
            desig='N/A' if r.random()<.8 else 'RENO'
            st='Occupied' if x<.86 else 'Occupied-NTV' if x<.9 else 'Occupied-NTVL' if x<.92 else 'Vacant' if x<.96 else 'Vacant-Leased'
            stt[st]=stt.get(st,0)+1
            def base(stx,nm):
                for j,v in enumerate([u,fp,desig,sf,stx,nm]): ws.write(R,j,v,n)
            if st.startswith('Vacant'):
                base(st,'VACANT'); ws.write(R,9,mk,m); T['m']+=mk; q=dict(b0,statusText=st); rows.append(q)
                R+=1
                if st=='Vacant-Leased':
                    nm=N.lf(); rent=mk-r.choice([0,25]); base('Pending renewal' if False else 'Applicant',nm); mi=D(2026,6,r.randint(4,26)); le=eom(addm(mi,11)); ws.write(R,6,mi,d_); ws.write(R,7,mi,d_); ws.write(R,8,le,d_); ws.write(R,10,250,m); ws.write(R,11,0,m)
                    ws.write(R,13,'RENT',n); ws.write(R,14,rent,m); ws.write(R,15,0,m); ws.write(R,16,rent,m); q=dict(b0,tenantName=nm,statusText='Applicant',contractRent=rent,moveInDate=mi,leaseStartDate=mi,leaseEndDate=le,deposit=250,balance=0,charges=C(('RENT',rent)),totalCharges=rent); q.pop('marketRent'); rows.append(q); R+=1
                continue
            nm=N.lf(); ls=addm(D(2025,6,1),r.randint(0,11)); mi=addm(ls,-12*r.choice([0,0,1,2,4])); mi=mi+dt.timedelta(r.randint(0,24)) if mi<ls else mi; le=eom(addm(ls,11)); le=max(le,D(2026,5,31)) if le>=D(2026,5,31) else D(2026,6,30)
            mo=le if 'NTV' in st else None
            rent=mk-r.choice([0,10,25,40,65]); oth=[]
            if r.random()<.85: oth.append(('WATER',r.choice([38,44,51])))
            if r.random()<.85: oth.append(('PEST',3.5))
            if r.random()<.2: oth.append(('PETRENT',25))
            if r.random()<.15: oth.append(('GARAGE',85))
            if r.random()<.1: oth.append(('CONCESS',-75))
            if r.random()<.1: oth.append(('EMPLCRED',-200)) if bld==1 and k<4 else None
            dep=r.choice([150,250,250,500]); bal=r.choice([0,0,0,0,-18.4,51.5,rent,1])
            base(st,nm); ws.write(R,6,mi,d_); ws.write(R,7,ls,d_); ws.write(R,8,le,d_); ws.write(R,9,mk,m); ws.write(R,10,dep,m); ws.write(R,11,bal,m)
            ch=[('RENT',rent)]+oth; ot=sum(a for _,a in oth)
            for i,(cd,a) in enumerate(ch):
                ws.write(R,13,cd,n); ws.write(R,14,a if i==0 else 0,m); ws.write(R,15,0 if i==0 else a,m)
                if i==1 and mo: ws.write(R,6,mo,d_)
                R+=1
            if len(ch)==1 and mo: ws.write(R,6,mo,d_)
            ws.write(R,13,'Total*',bn); ws.write(R,14,rent,mb); ws.write(R,15,ot,mb); ws.write(R,16,rent+ot,mb); R+=2
            rows.append(dict(b0,tenantName=nm,statusText=st,contractRent=rent,charges=C(*ch),totalCharges=rent+ot,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=bal))
            T['m']+=mk;T['l']+=rent;T['o']+=ot;T['t']+=rent+ot;T['d']+=dep;T['b']+=bal
    ws.write(R,0,'Totals:',bn); ws.write(R,9,T['m'],mb); ws.write(R,10,T['d'],mb); ws.write(R,11,round(T['b'],2),mb); ws.write(R,14,T['l'],mb);ws.write(R,15,T['o'],mb);ws.write(R,16,T['t'],mb); R+=2
    ws.write(R,0,'* Applicant lines are excluded from totals.',n); R+=2; ws.write(R,0,'Unit status',bn); ws.write(R,3,'Units',bn); R+=1
    for k in('Occupied','Occupied-NTV','Occupied-NTVL','Vacant','Vacant-Leased'): ws.write(R,0,k,n); ws.write(R,3,stt.get(k,0),n); R+=1
    tot=sum(stt.values()); v=stt.get('Vacant',0)+stt.get('Vacant-Leased',0); ws.write(R,0,'Total',bn); ws.write(R,3,tot,bn)
    for j,w in enumerate([10,9,11,7,15,26,11,11,11,11,11,10,2,11,10,12,11]): ws.col(j).width=256*w
    ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(os.path.join(DOC,fn)); truth(fn,'MULTIFAMILY','system export .xls, code lines under units, applicant rows',True,'SUMMERFIELD TRACE APARTMENTS','2026-05-31',tot,tot-v,v,rows,sheet=None)

# ---- 3 broker's clean table
def w03():
    fn='Larkspur_Run_OM_RentRoll.xlsx'; r=random.Random(5713); wb=Workbook(); s0=wb.active; s0.title='Cover'; ws=wb.create_sheet('RR'); um=wb.create_sheet('Unit Mix')
    navy=fill('1F3A5F'); wf=Font(bold=True,color='FFFFFF',name='Calibri')
    s0['B3']='LARKSPUR RUN'; s0['B3'].font=Font(size=26,bold=True,color='1F3A5F'); s0['B4']='186-unit garden community | Chattanooga, TN'; s0['B6']='Rent roll provided by ownership; cleaned by Fallon Bay Advisors. Resident names withheld.'; s0['B7']='Not warranted. Buyer to verify.'; s0['B9']='Property value-add program: 41 interiors renovated to date'
    s0.column_dimensions['B'].width=90; s0.sheet_view.showGridLines=False
    ws['B2']='Larkspur Run  |  Unit-by-Unit Rent Roll'; ws['B2'].font=Font(size=14,bold=True,color='1F3A5F'); ws['B3']='Effective May 15, 2026'; ws['B3'].font=Font(italic=True)
    ws.merge_cells('B5:G5'); ws['B5']='UNIT'; ws.merge_cells('H5:K5'); ws['H5']='LEASE'; ws.merge_cells('L5:Q5'); ws['L5']='MONTHLY'
    hd=['Bldg','Unit','Plan','Bd / Ba','SF','Interior','Status','Move-In','Start','Expires','Market','In-Place','In-Place / SF','RUBS','Pet & Other','All-In']
    for j in range(2,18):
        for rr in(5,6): c=ws.cell(rr,j); c.fill=navy; c.font=wf; c.alignment=Alignment(horizontal='center')
    for j,h in enumerate(hd,2): ws.cell(6,j,h)
    plans=[('Aster','1 / 1',704,1085),('Aster','1 / 1',704,1085),('Briar','2 / 1',896,1235),('Briar','2 / 1',896,1235),('Clover','2 / 2',1012,1340),('Dahlia','3 / 2',1220,1575)]
    rows=[]; R=7; mix={}
    for i in range(186):
        b='ABCDEFGHJKL'[i//18] if i<180 else 'L'; k=i%18 if i<180 else i-180+0
        u=f"{100*(1+k//9)+k%9+1}" ; p,bb,sf,mk=plans[(i*7+i//5)%6]; rn=r.random()<.22; mk=mk+(110 if rn else 0)
        x=r.random(); st='Occupied' if x<.88 else 'Notice' if x<.92 else 'Vacant' if x<.965 else 'Vacant - Preleased' if x<.985 else 'Model' if i in(3,) else 'Occupied'
        if i==3: st='Model'
        ut=p; q=dict(unit=u,building=b,unitType=p,area=sf,statusText=st,marketRent=mk)
        v=[b,int(u),p,bb,sf,'Renovated' if rn else 'Classic',st]
        if st in('Occupied','Notice'):
            ls=addm(D(2025,6,1),r.randint(0,11)); ls=ls.replace(day=r.choice([1,1,1,8,15,21])); 
            if ls>D(2026,5,15): ls=D(2026,5,1)
            le=addm(ls,12)-dt.timedelta(1); le=le if le>=D(2026,5,15) else D(2026,7,31); mi=addm(ls,-12*r.choice([0,0,0,1,2,4])) 
            rent=mk-r.choice([0,15,30,55,90]); ru=r.choice([55,65,75]) if '1 /'!=bb[:3] else 45; po=r.choice([0,0,0,35,50])
            q.update(moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=C(('RUBS',ru),('Pet & Other',po),('In-Place',rent)),totalCharges=rent+ru+po)
            v+=[mi,ls,le,mk,rent,round(rent/sf,2),ru,po,rent+ru+po]
        else: v+=[None,None,None,mk,None,None,None,None,None]
        rows.append(q)
        for j,z in enumerate(v,2):
            c=ws.cell(R,j,z); c.border=Border(bottom=Side(style='hair'))
            if isinstance(z,D): c.number_format='d-mmm-yy'
            if j in(12,13,15,16,17): c.number_format='$#,##0;($#,##0);$0'
            if j==14: c.number_format='$0.00'
            if i%2: c.fill=fill('F3F6FA')
        mm_=mix.setdefault((p,bb,sf),[0,0,0,0]); mm_[0]+=1; mm_[1]+=mk; 
        if 'contractRent' in q: mm_[2]+=1; mm_[3]+=q['contractRent']
        R+=1
    for i in range(9,R,1):
        pass
    t=[None]*16; t[0]='Total / Avg'; t[4]=sm(rows,'area'); t[10]=sm(rows,'marketRent'); t[11]=sm(rows,'contractRent'); t[13]=sum(q['charges'][0]['amount'] for q in rows if 'charges' in q); t[14]=sum(q['charges'][1]['amount'] for q in rows if 'charges' in q); t[15]=sm(rows,'totalCharges')
    for j,z in enumerate(t,2): c=ws.cell(R,j,z); c.font=B; c.border=Border(top=Side(style='medium')); c.number_format='$#,##0' if j>11 else '#,##0'
    oc=sum('contractRent' in q for q in rows); mo=1; va=186-oc-mo
    ws.cell(R+2,2,f"Occupied (incl. notice): {oc}   |   Vacant (incl. preleased): {va}   |   Model: 1   |   Total: 186")
    widths(ws,[2,6,7,9,8,8,11,18,11,11,11,10,10,12,8,11,10]); ws.freeze_panes='D7'; ws.auto_filter.ref=f"B6:Q{R-1}"; ws.column_dimensions['O'].hidden=False
    ws.print_title_rows='5:6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    um.append(['Plan','Bd / Ba','SF','Units','Avg Market','Leased','Avg In-Place'])
    for (p,bb,sf),x in sorted(mix.items()): um.append([p,bb,sf,x[0],round(x[1]/x[0]),x[2],round(x[3]/x[2])])
    save(wb,fn); truth(fn,'MULTIFAMILY','broker cleaned table, names withheld, cover and mix sheets',False,'Larkspur Run','2026-05-15',186,oc,va,rows,sheet='RR')

# ---- 4 mobile home community, streets
def w04():
    fn='CottonwoodMHC RR Jun26.xlsx'; r=random.Random(5714); N=Names(r); wb=Workbook(); ws=wb.active; ws.title='RR 6-2026'; rows=[]
    ws['A1']='Cottonwood Bend Manufactured Home Community'; ws['A1'].font=Font(size=13,bold=True); ws['A2']='Monthly Rent Roll - June 2026 billing'; ws['K1']='Mgr: on-site office'; ws['K2']='Home key: TOH = tenant owns home, POH = park owns home, RTO = rent to own'
    hd=['Site #','Household','Home','Site rent','Home pmt','Water / Sewer','Trash','Pet','Late / Other','Total billed','Since','Past due','Remarks']
    for j,h in enumerate(hd,1): c=ws.cell(4,j,h); c.font=B; c.fill=fill('E2EFDA'); c.border=BX; c.alignment=Alignment(wrap_text=True,horizontal='center')
    R=5; n=0; GT=[0]*6; gpd=0; vl=vh=0; pd_=0
    for stt,cnt in (('Cottonwood Dr',18),('Heron Loop',15),('Sage Ct',9)):
        ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=13); ws.cell(R,1,stt).font=Font(bold=True,italic=True); ws.cell(R,1).fill=fill('F2F2F2'); R+=1; S=[0]*6; spd=0
        for k in range(cnt):
            n+=1; u=f"{stt[0]}{k+1}"; ws.cell(R,1,u); x=r.random()
            for j in range(1,14): ws.cell(R,j).border=BX
            if n in(7,16,24,38):
                lab='VACANT LOT' if n!=24 else 'VACANT POH'; ws.cell(R,2,lab); 
                if n==24: ws.cell(R,3,'POH'); ws.cell(R,13,'rehab - flooring ordered'); vh+=1
                else: vl+=1
                rows.append(dict(unit=u,section=stt,statusText=lab,unitType='POH' if n==24 else None)); R+=1; continue
            hm='TOH' if x<.7 else 'POH' if x<.9 else 'RTO'; a=[r.choice([465,465,480,495]),{'TOH':0,'POH':r.choice([410,450]),'RTO':r.choice([375,395])}[hm],round(r.uniform(28,74),2),18,r.choice([0,0,0,20]),r.choice([0]*6+[50])]
            nm=N.fl() if r.random()<.6 else N.pair()[1]+' family'; since=D(r.randint(2008,2026),r.randint(1,5),1); pdv=r.choice([0,0,0,0,a[0],118.2]); tt=round(sum(a),2)
            rm=r.choice(['']*6+['2nd vehicle','new skirting due 8/1','auto pay','title transfer pending'])
            if n==11: rm='rent credit ends 8/31'
            ws.cell(R,2,nm); ws.cell(R,3,hm)
            for j,v in enumerate(a,4): 
                if v or j==4: ws.cell(R,j,v).number_format='#,##0.00'
            ws.cell(R,10,tt).number_format='#,##0.00'; ws.cell(R,11,since).number_format='mmm yyyy'; 
            if pdv: ws.cell(R,12,pdv).number_format='#,##0.00'
            ws.cell(R,13,rm)
            ch=[x for x in C(*zip(['Site rent','Home pmt','Water / Sewer','Trash','Pet','Late / Other'],a)) if x['amount']]
            rows.append(dict(unit=u,section=stt,unitType=hm,tenantName=nm,statusText='Occupied',contractRent=a[0],charges=ch,totalCharges=tt,moveInDate=since.strftime('%b %Y'),balance=pdv or None)); S=[p+q for p,q in zip(S,a)]; spd+=pdv; R+=1
        ws.cell(R,2,f"{stt} total").font=B
        for j,v in enumerate(S,4): ws.cell(R,j,round(v,2)).font=B; ws.cell(R,j).number_format='#,##0.00'
        ws.cell(R,10,round(sum(S),2)).font=B; ws.cell(R,10).number_format='#,##0.00'; ws.cell(R,12,round(spd,2)).font=B; ws.cell(R,12).number_format='#,##0.00'; GT=[p+q for p,q in zip(GT,S)]; gpd+=spd; R+=2
    ws.cell(R,2,'PARK TOTAL').font=B
    for j,v in enumerate(GT+[sum(GT)],4): c=ws.cell(R,j,round(v,2)); c.font=B; c.number_format='#,##0.00'; c.border=Border(top=Side(style='double'))
    c=ws.cell(R,12,round(gpd,2)); c.font=B; c.number_format='#,##0.00'
    ws.cell(R+2,1,f"Sites {n}"); ws.cell(R+3,1,f"Occupied {n-vl-vh}"); ws.cell(R+4,1,f"Vacant {vl+vh}  ({vl} lots, {vh} park home)")
    widths(ws,[8,24,7,10,10,10,8,7,9,11,10,10,30]); ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    w2=wb.create_sheet('Meter reads'); w2.append(['Site','Prev','Curr','Gal']); 
    for q in rows[:20]: a=r.randint(20000,90000); g=r.randint(900,6200); w2.append([q['unit'],a,a+g,g])
    save(wb,fn); truth(fn,'MANUFACTURED_HOUSING','on-site office workbook, street sections, remarks, blanks for zero',True,'Cottonwood Bend Manufactured Home Community','2026-06',n,n-vl-vh,vl+vh,rows,sheet='RR 6-2026')

# ---- 5 scattered houses
def w05():
    fn='Ashgrove_scattered_sites.xlsx'; r=random.Random(5715); N=Names(r); wb=Workbook(); ws=wb.active; ws.title='Sheet1'; rows=[]
    ws['A1']='Ashgrove Home Rentals LLC'; ws['A2']='TENANT LIST AND RENTS'; ws['A3']='5-31-2026'
    hd=['No.','Address','Kind','Beds','Baths','Sq. ft.','Tenant','Lease to','Current rent','Should get','Deposit','Behind','Comments']
    for j,h in enumerate(hd,1): c=ws.cell(5,j,h); c.font=Font(bold=True,name='Arial',size=9); c.border=Border(top=thin,bottom=thin)
    R=6; no=0; tot=[0]*4; st={}; nv=0; fulls=[]
    cities=[('Anderson',['Noble St','W 14th St','Raible Ave','Chase Ave','Jackson St','Fulton St','Madison Ave','Nichol Ave','Delaware St']),('Muncie',['Kirby Ave','Elm St','S Hackley St','Ribble Ave','W 8th St','Powers St','Mulberry St']),('New Castle',['Grand Ave','Spring St','I Ave','S 22nd St'])]
    for ct,ss in cities:
        ws.cell(R,2,ct.upper()).font=Font(bold=True,name='Arial',size=9); R+=1; S=[0]*4
        for s in ss:
            hn=r.randint(201,2890); dup=r.random()<.22; ids=[f"{hn} {s} Unit {x}" for x in '12'] if dup else [f"{hn} {s}"]
            for a in ids:
                no+=1; kd='duplex' if dup else 'house'; bd=2 if dup else r.choice([2,3,3,4]); ba=1 if bd<3 else r.choice([1,1.5,2]); sf=r.choice([None,720,780]) if dup else r.choice([None,910,1040,1180,1326]); mk={2:850,3:1100,4:1295}[bd]+r.choice([0,25]); 
                q=dict(unit=a,section=ct.upper(),unitType=kd,area=sf,marketRent=mk)
                v=[no,a,kd,bd,ba,sf]
                if no in(5,14): v+=['VACANT','',None,f"${mk:,}",None,None,'paint, then list' if no==5 else 'fire damage claim, back in July']; q['statusText']='VACANT'; nv+=1; S[1]+=mk
                else:
                    s8=r.random()<.25; rent=mk-r.choice([0,25,50,100,125]); le=r.choice(['mo to mo','mo to mo',None]) or (D(2026,r.randint(6,12),30)if True else None); dp=r.choice([rent,600,500]); bh=r.choice([0,0,0,0,rent,220]); nm=N.lf() if r.random()<.5 else N.fl()
                    hap=round(rent*.7)
                    v+=[nm,le if isinstance(le,str) else f"{le.month}/{le.day}/{le.year}",f"${rent:,}",f"${mk:,}",f"${dp:,}",f"${bh:,}" if bh else '',f"Sec 8 pays {hap}, tenant {rent-hap}" if s8 else r.choice(['','','','tenant mows','has key to garage','roof 2024'])]
                    q.update(tenantName=nm,statusText='Occupied',contractRent=rent,leaseEndDate=le,deposit=dp,balance=bh or None); S[0]+=rent;S[1]+=mk;S[2]+=dp;S[3]+=bh
                for j,z in enumerate(v,1):
                    c=ws.cell(R,j,z); c.font=Font(name='Arial',size=9)
                    if 9<=j<=12: c.alignment=Alignment(horizontal='right')
                rows.append(q); R+=1
        ws.cell(R,7,f"{ct} total")
        for j,z in zip((9,10,11,12),S): ws.cell(R,j,f"${z:,}").alignment=Alignment(horizontal='right')
        for j in range(7,13): ws.cell(R,j).font=Font(bold=True,name='Arial',size=9); ws.cell(R,j).border=Border(top=thin)
        R+=2; tot=[a+b for a,b in zip(tot,S)]
    good=tot[0]; bad=good+400
    ws.cell(R,7,'ALL HOUSES')
    for j,z in zip((9,10,11,12),[bad]+tot[1:]): ws.cell(R,j,f"${z:,}").alignment=Alignment(horizontal='right')
    for j in range(7,13): ws.cell(R,j).font=Font(bold=True,name='Arial',size=9); ws.cell(R,j).border=Border(top=thin,bottom=Side(style='double'))
    ws.cell(R+2,2,f"{no} doors, {no-nv} rented, {nv} vacant").font=Font(name='Arial',size=9)
    widths(ws,[5,24,9,6,6,8,24,12,12,12,10,9,32]); ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    save(wb,fn); truth(fn,'SINGLE_FAMILY_RENTAL','owner list by city, money typed as text',True,'Ashgrove Home Rentals LLC','2026-05-31',no,no-nv,nv,rows,dict(what=f"ALL HOUSES current rent printed ${bad:,} where the rows and city totals add to ${good:,}",kind='total_wrong'),sheet=None)

# ---- 6 student houses
def w06():
    fn='Campus houses 25-26 rooms.xlsx'; r=random.Random(5716); N=Names(r); wb=Workbook(); ws=wb.active; ws.title='Rooms 25-26'; w0=wb.create_sheet('Contacts',0)
    w0.append(['Plumber','on call','x14']); w0.append(['Parking permits','campus office','']); wb.active=1; w0.sheet_view.tabSelected=False
    rows=[]; ws.merge_cells('A1:L1'); ws['A1']='GREENBRIAR CAMPUS HOUSES  -  ROOM ROSTER 2025-26'; ws['A1'].font=Font(bold=True,size=14,color='FFFFFF'); ws['A1'].fill=fill('375623'); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:L2'); ws['A2']='position at 15 April 2026'; ws['A2'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A3:A4');ws['A3']='House';ws.merge_cells('B3:B4');ws['B3']='Room';ws.merge_cells('C3:C4');ws['C3']='Student';ws.merge_cells('D3:E3');ws['D3']='Contract';ws['D4']='From';ws['E4']='To';ws.merge_cells('F3:G3');ws['F3']='Rent';ws['F4']='Per month';ws['G4']='Contract year';ws.merge_cells('H3:I3');ws['H3']='Monthly extras';ws['H4']='Utilities';ws['I4']='Parking';ws.merge_cells('J3:J4');ws['J3']='Deposit';ws.merge_cells('K3:K4');ws['K3']='Re-signed 26-27?';ws.merge_cells('L3:L4');ws['L3']='Account balance'
    for a in ws['A3:L4']:
        for c in a: c.font=B; c.fill=fill('C6E0B4'); c.border=BX; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    R=5; T=[0]*6; nv=0
    for h,k in (('118 College',6),('122 College',5),('41 Frost',4),('309 Orchard',7),('311 Orchard',6),('8 Mill Lane',5),('77 Spruce',5)):
        R0=R; S=[0]*6; base=r.choice([560,590,615,640])
        for i in range(k):
            rn=['BR1','BR2','BR3','BR4','BR5','BR6','Attic'][i] if i<6 else 'Attic'; ws.cell(R,2,rn); q=dict(unit=rn,building=h)
            if (h,i) in(('122 College',3),('309 Orchard',6),('77 Spruce',1)): ws.cell(R,3,'open'); q['statusText']='open'; nv+=1; 
            else:
                rent=base+r.choice([0,0,15,-20,30]); d0,d1=(D(2025,8,1),D(2026,7,31)) if r.random()<.85 else (D(2025,9,1),D(2026,8,31)); ut=r.choice([45,45,0]); pk=r.choice([0,0,30]); dp=r.choice([rent,400]); bl=r.choice([0,0,0,0,rent,-30]); nm=N.fl()
                for j,v in ((3,nm),(4,d0),(5,d1),(6,rent),(7,rent*12),(8,ut or None),(9,pk or None),(10,dp),(11,r.choice(['Y','N','?','Y'])),(12,bl)): ws.cell(R,j,v)
                q.update(tenantName=nm,statusText='Occupied',contractRent=rent,annualRent=rent*12,leaseStartDate=d0,leaseEndDate=d1,charges=[x for x in C(('Utilities',ut),('Parking',pk)) if x['amount']],deposit=dp,balance=bl); S=[a+b for a,b in zip(S,(rent,rent*12,ut,pk,dp,bl))]
            for j in range(1,13): ws.cell(R,j).border=BX; 
            for j in(4,5): ws.cell(R,j).number_format='d mmm yyyy'
            for j in(6,7,8,9,10,12): ws.cell(R,j).number_format='#,##0;(#,##0);0'
            rows.append(q); R+=1
        ws.merge_cells(start_row=R0,start_column=1,end_row=R-1,end_column=1); c=ws.cell(R0,1,h); c.alignment=Alignment(vertical='center',horizontal='center',text_rotation=0); c.font=B
        ws.cell(R,3,f"House total ({k} rooms)"); 
        for j,v in zip((6,7,8,9,10,12),S): ws.cell(R,j,v).number_format='#,##0;(#,##0);0'
        for j in range(1,13): ws.cell(R,j).font=Font(bold=True,italic=True); ws.cell(R,j).fill=fill('EDEDED')
        R+=1; T=[a+b for a,b in zip(T,S)]
    ws.cell(R+1,3,'ALL HOUSES').font=B
    for j,v in zip((6,7,8,9,10,12),T): c=ws.cell(R+1,j,v); c.font=B; c.number_format='#,##0;(#,##0);0'
    n=len(rows); ws.cell(R+3,3,f"Rooms {n}, taken {n-nv}, open {nv}"); ws.cell(R+4,3,'printed 4/20/2026').font=Font(size=8,italic=True)
    widths(ws,[13,8,26,13,13,10,12,10,9,10,11,11]); ws.freeze_panes='A5'; ws.row_dimensions[4].height=30; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    save(wb,fn); truth(fn,'STUDENT_HOUSING','rooms by house, merged house cells, grouped header, annual and monthly',True,'GREENBRIAR CAMPUS HOUSES','2026-04-15',n,n-nv,nv,rows,sheet='Rooms 25-26')

# ---- 7 shops below, flats above, hand-kept
def w07():
    fn='Delancey_block_tenants.xlsx'; r=random.Random(5717); N=Names(r); wb=Workbook(); ws=wb.active; ws.title='Tenants'; rows=[]
    ws['B1']='500-514 Delancey Row'; ws['B1'].font=Font(name='Georgia',size=14,bold=True); ws['B2']='Tenant schedule - rents in force 1 June 2026'; ws['B2'].font=Font(name='Georgia',italic=True)
    ws['D4']='Term';ws.merge_cells('D4:E4');ws['F4']='Monthly';ws.merge_cells('F4:I4');ws['J4']='Next increase';ws.merge_cells('J4:K4')
    for j,h in enumerate(['Space','Tenant','Begins','Ends','Base rent','CAM','RE tax','Due each month','Date','New base','Sec. dep.','Area SF','Remarks'],2): ws.cell(5,j,h)
    for a in ws['B4:N5']:
        for c in a: c.font=Font(name='Georgia',bold=True,size=10); c.alignment=Alignment(horizontal='center'); c.border=Border(bottom=thin)
    R=6
    def sec(t):
        nonlocal R
        ws.cell(R,2,t).font=Font(name='Georgia',bold=True,italic=True,size=10); R+=1
    def wr(v):
        nonlocal R
        for j,z in enumerate(v,2):
            c=ws.cell(R,j,z); c.font=Font(name='Georgia',size=10)
            if isinstance(z,D): c.number_format='mm-dd-yy'; c.alignment=Alignment(horizontal='center')
            elif j in(6,7,8,9,11,12): c.number_format='#,##0.00'
            elif j==13: c.number_format='#,##0'
        R+=1
    def sub(t,rs):
        nonlocal R
        g=lambda k: round(sum(x['amount'] for q in rs for x in q.get('charges',[]) if x['code']==k),2)
        wr([None,t,None,None,sm(rs,'contractRent'),g('CAM'),g('RE tax'),sm(rs,'totalCharges'),None,None,sm(rs,'deposit'),sm(rs,'area'),None])
        for j in range(2,15): ws.cell(R-1,j).font=Font(name='Georgia',size=10,bold=True); ws.cell(R-1,j).border=Border(top=thin)
        R+=1
    S1='Ground floor shops'; sec(S1); shops=[]
    for u,t,a,b_,rent,cam,tax,nd,nr,dep,sf,rk in (('500','Ferrite Phone Repair',D(2024,5,1),D(2027,4,30),1380,145,118.5,D(2027,5,1),None,1380,720,'one 3-yr option'),('502','Paloma Bakery & Cafe',D(2021,10,1),D(2031,9,30),2465,310,252.25,D(2026,10,1),2540,4800,1530,''),('506','Vernon Check & Title',D(2023,1,1),'month to month',1725,190,154,None,None,1500,935,'holding over since 1/1/26'),('508','vacant',None,None,None,None,None,None,None,None,1100,'for lease, asking 1,950'),('510-14','Rowhouse Thrift (nonprofit)',D(2022,7,15),D(2029,7,14),3890,545,440,D(2026,7,15),4005,7500,2680,'')):
        v=t=='vacant'; 
        if nr is None: nd=None
        ch=[] if v else [('Base rent',rent),('CAM',cam),('RE tax',tax)]
        q=dict(unit=u,section=S1,tenantName=None if v else t,statusText='vacant' if v else 'Occupied',area=sf,leaseStartDate=a,leaseEndDate=b_,contractRent=rent,charges=C(*ch),totalCharges=None if v else rent+cam+tax,deposit=dep,rentSteps=[dict(date=iso(nd),amount=nr)] if nr else None,marketRent=1950 if v else None)
        shops.append(q); wr([u,t,a,b_,rent,cam,tax,None if v else rent+cam+tax,nd,nr,dep,sf,rk])
    shops[3].pop('marketRent')
    sub('Shops',shops)
    S2='Flats, floors 2 and 3'; sec(S2); fl=[]
    for f in(2,3):
        for k in range(1,8):
            u=f"{f}0{k}"; sf=r.choice([540,575,690,805])
            if u in('304',): fl.append(dict(unit=u,section=S2,statusText='vacant',area=sf)); wr([u,'vacant',None,None,None,None,None,None,None,None,None,sf,'turning over, new lease 6/20']); continue
            rent=r.choice([1040,1085,1110]) if sf<600 else r.choice([1240,1295,1320]); ls=addm(D(2025,7,1),r.randint(0,10)); le=addm(ls,12)-dt.timedelta(1)
            if r.random()<.2: le='month to month'
            nm=N.fl(); st=None; rk=''
            if r.random()<.3 and not isinstance(le,str): st=(le+dt.timedelta(1),rent+40); rk='renewal signed'
            fl.append(dict(unit=u,section=S2,tenantName=nm,statusText='Occupied',area=sf,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=C(('Base rent',rent)),totalCharges=rent,deposit=rent,rentSteps=[dict(date=iso(st[0]),amount=st[1])] if st else None)); wr([u,nm,ls,le,rent,None,None,rent,st and st[0],st and st[1],rent,sf,rk])
    sub('Flats',fl); rows=shops+fl; sub('Whole block',rows)
    n=len(rows); ws.cell(R,3,'Vacancies: shop 508 and flat 304. 19 spaces in all.').font=Font(name='Georgia',italic=True,size=10)
    assert n==19
    widths(ws,[2,9,30,11,16,11,9,9,13,11,10,10,9,26]); ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    save(wb,fn); truth(fn,'MIXED_USE','shops and flats schedule, grouped header, next increase columns',True,'500-514 Delancey Row','2026-06-01',19,17,2,rows,sheet=None)
if __name__=='__main__':
    for f in (w01,w02,w03,w04,w05,w06,w07): f()
