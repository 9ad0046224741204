from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
def P(f): return os.path.join(DOC,f)
FIX=D.datetime(2025,1,1)
def osave(wb,f):
    wb.properties.created=FIX; wb.save(P(f))

def cabins():
    f='pine_haven_cabins_ledger.xlsx'; r=rng(f); wb=openpyxl.Workbook(); w=wb.active; w.title='READ ME'; w['B2']='Passwords moved to binder. Rent sheet is the tab called NOV. Old tabs are old.'
    o=wb.create_sheet('old list 2021'); o.sheet_state='hidden'
    for row in [['cabin','who','rent'],[1,'Bram Zielnick',410],[2,'Nilda Gantley',400],[3,'empty',None]]: o.append(row)
    w=wb.create_sheet('NOV'); w['C1']='Pine Haven Cabins & Motel'; w['C1'].font=Font(bold=True,size=16,name='Comic Sans MS'); w['C2']='who pays what - as of Nov 30 2024'; rows=[]
    hd=['#','what it is','who','since','rent','dep.','paid Sept','paid Oct','paid Nov','OWES','notes']
    for i,h in enumerate(hd): x=w.cell(4,i+2,h); x.font=Font(bold=True,italic=True); x.border=Border(bottom=Side(style='medium'))
    nm=iter(uniq(r,40)); y=5; T=[0]*6; occ=vac=0
    for sec,us in [('CABINS',[f'C{i}' for i in range(1,9)]),('MOTEL SIDE',[str(i) for i in range(1,15)])]:
        w.cell(y,2,sec).fill=PatternFill('solid',fgColor='FFFF99'); y+=1
        for u in us:
            k='cabin w/ stove' if sec=='CABINS' else r.choice(['single','double','kitchenette'])
            w.cell(y,2,u if sec=='CABINS' else int(u)); w.cell(y,3,k)
            if u in('C5','4','11'):
                w.cell(y,4,'empty'); rows.append(R(unit=u,unitType=k,section=sec,statusText='empty')); vac+=1
                if u=='4': w.cell(y,12,'needs toilet')
                y+=1; continue
            n=next(nm); mi=dt(r,2018,2024); mi=min(mi,D.date(2024,8,28)); occ+=1; rent=r.choice([475,500,525,550,600]) if sec!='CABINS' else r.choice([650,700,725]); dep=r.choice([0,100,200,rent]); note=None; st='Occupied'
            pay=[rent,rent,rent]; 
            q=r.random()
            if q<.2: pay[2]=rent//2
            elif q<.3: pay[1]=pay[2]=0; note='filed eviction 11/12'; 
            if u=='C1': n+=' (handyman)'; rent=0; dep=0; pay=[0,0,0]; note='works it off'
            owe=rent*3-sum(pay)
            for i,v in enumerate([n,mi,rent,dep]+pay+[owe,note]): 
                x=w.cell(y,4+i,v)
                if i==1: x.number_format='m/d/yy'
                if i>1: x.number_format='#,##0'
            if note and 'evic' in note: w.cell(y,4).fill=PatternFill('solid',fgColor='FF9999')
            for i,v in enumerate([rent,dep]+pay+[owe]): T[i]+=v
            rows.append(R(unit=u,unitType=k,section=sec,tenantName=n,statusText=st,moveInDate=iso(mi),contractRent=rent,deposit=dep,balance=owe)); y+=1
        y+=1
    w.cell(y,4,'all together').font=Font(bold=True)
    for i,v in enumerate(T): w.cell(y,6+i,v).number_format='#,##0'
    w.cell(y+2,3,f'{occ} taken, {vac} empty, {occ+vac} doors'); 
    for c_,wd in zip('ABCDEFGHIJKL',[2,6,15,28,10,8,8,10,10,10,9,24]): w.column_dimensions[c_].width=wd
    wb.active=2; osave(wb,f)
    save(f,'MULTIFAMILY','hand-kept ledger, payment month columns, hidden old tab',True,'Pine Haven Cabins & Motel','2024-11-30',occ+vac,occ,vac,rows,sheet='NOV')

def leasecharges():
    f='Amberline_RentRollLeaseCharges.xlsx'; r=rng(f); wb=openpyxl.Workbook(); w=wb.active; w.title='Report1'; rows=[]
    for i,t in enumerate(['Rent Roll with Lease Charges','Amberline Apartments (amb01)','As Of = 05/31/2025','Month Year = 05/2025']): w.cell(i+1,1,t).font=Font(bold=i<2); w.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=14)
    h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']; h2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
    for i,(a,b) in enumerate(zip(h1,h2)): w.cell(5,i+1,a); w.cell(6,i+1,b); w.cell(5,i+1).font=w.cell(6,i+1).font=Font(bold=True,size=8)
    w.cell(7,1,'Current/Notice/Vacant Residents').font=Font(bold=True); y=8; nm=iter(uniq(r,70)); T=dict(sf=0,mk=0,ch=0,dep=0,oth=0,bal=0); S={}; occ=vac=0; vacl=[]
    FP=[('a1s',610,1145),('a1r',655,1225),('b2s',905,1480),('b2r',940,1565),('c3',1210,1840)]
    units=[f'{b}-{n:02d}' for b in (1,2,3) for n in range(1,17)]
    for u in units:
        ty,sf,mk=r.choice(FP); mk+=r.choice([0,0,15,25]); T['sf']+=sf; T['mk']+=mk; p=r.random()
        if u=='1-01': p=2
        if u=='2-09': p=3
        nt=0
        if p==3: v=('MODEL','MODEL'); 
        elif p<.1: v=('VACANT','VACANT'); vac+=1; vacl.append((u,ty,sf))
        else: v=None
        if v:
            for i,x in enumerate([u,ty,sf,v[0],v[1],mk,None,0.0,0.0,0.0,None,None,None,0.0]): w.cell(y,i+1,x)
            rows.append(R(unit=u,unitType=ty,area=sf,statusText=v[0],section='Current/Notice/Vacant Residents',marketRent=mk,deposit=0.0,balance=0.0)); rows[-1]['contractRent']=None; rows[-1].pop('contractRent'); y+=1; w.cell(y,7,'Total'); w.cell(y,8,0.0); rows[-1]['totalCharges']=0.0; y+=2; continue
        occ+=1; n=next(nm); l=n.split(); n=l[-1]+', '+l[0]; rid='t00'+str(r.randint(31000,48000)); mi=dt(r,2019,2025); mi=min(mi,D.date(2025,5,20)); le=eom(2025+(r.random()<.4),r.randint(6,12)); mo=D.date(2025,6,r.randint(10,30)) if p<.18 else None
        ch=[('rent',float(mk-r.randint(0,120)))]
        if p==2: ch.append(('empl',-ch[0][1]/2))
        if r.random()<.5: ch.append(('pest',5.0))
        if r.random()<.4: ch.append(('trashval',25.0))
        if r.random()<.25: ch.append(('petrent',35.0))
        if r.random()<.12: ch.append(('conclca',-100.0))
        dep=r.choice([0.0,250.0,500.0]); oth=300.0 if ('petrent',35.0) in ch else 0.0; bal=round(r.choice([0,0,0,r.uniform(-200,1900)]),2); t=sum(a for _,a in ch)
        for j,(k,a) in enumerate(ch):
            if j==0:
                for i,x in enumerate([u,ty,sf,rid,n,mk,k,a,dep,oth,mi,le,mo,bal]): w.cell(y,i+1,x)
                for q in (11,12,13): w.cell(y,q).number_format='mm/dd/yyyy'
            else: w.cell(y,7,k); w.cell(y,8,a)
            S[k]=S.get(k,0)+a; y+=1
        w.cell(y,7,'Total').font=Font(bold=True); w.cell(y,8,t).font=Font(bold=True); y+=2
        T['ch']+=t; T['dep']+=dep; T['oth']+=oth; T['bal']+=bal
        rows.append(R(unit=u,unitType=ty,area=sf,tenantName=n,statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=ch[0][1],charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=t,deposit=dep,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo),balance=bal))
    w.cell(y,1,'Total').font=Font(bold=True); w.cell(y,2,'Amberline Apartments(amb01)')
    for c_,v in ((3,T['sf']),(6,T['mk']),(8,T['ch']),(9,T['dep']),(10,T['oth']),(14,round(T['bal'],2))): w.cell(y,c_,v).font=Font(bold=True)
    y+=2; w.cell(y,1,'Future Residents/Applicants').font=Font(bold=True); y+=1
    for u,ty,sf in vacl[:2]:
        l=next(nm).split(); n=l[-1]+', '+l[0]; mi=D.date(2025,6,r.randint(3,25)); le=eom(2026,5)
        for i,x in enumerate([u,ty,sf,'t0049'+str(r.randint(100,999)),n,0.0,'rent',1300.0,250.0,0.0,mi,le,None,0.0]): w.cell(y,i+1,x)
        for q in (11,12): w.cell(y,q).number_format='mm/dd/yyyy'
        rows.append(R(unit=u,unitType=ty,area=sf,tenantName=n,statusText='Future Residents/Applicants',section='Future Residents/Applicants',marketRent=0.0,contractRent=1300.0,charges=[dict(code='rent',amount=1300.0)],totalCharges=1300.0,deposit=250.0,moveInDate=iso(mi),leaseEndDate=iso(le),balance=0.0)); y+=1; w.cell(y,7,'Total'); w.cell(y,8,1300.0); y+=2
    w.cell(y,1,'Summary Groups').font=Font(bold=True); w.cell(y,6,'# Units'); y+=1
    for a,b in [('Occupied Units',occ),('Vacant Units',vac),('Model/Admin/Down',1),('Totals:',len(units))]: w.cell(y,1,a); w.cell(y,6,b); y+=1
    y+=1; w.cell(y,1,'Summary of Charges by Charge Code (Current/Notice residents only)'); y+=1
    for k in sorted(S): w.cell(y,1,k); w.cell(y,4,S[k]); y+=1
    w.cell(y,1,'Total'); w.cell(y,4,T['ch']); w.column_dimensions['E'].width=26
    for q in 'KLM': w.column_dimensions[q].width=12
    osave(wb,f); save(f,'MULTIFAMILY','lease-charge export, stacked codes with Total rows, future section',False,'Amberline Apartments','2025-05-31',len(units),occ,vac,rows,sheet=None)

def officewb():
    f='Calloway Tower - tenancy schedule.xlsx'; r=rng(f); wb=xlsxwriter.Workbook(P(f)); wb.set_properties({'created':FIX}); w=wb.add_worksheet('Schedule'); w.hide_gridlines(2); w.set_landscape(); w.fit_to_pages(1,0)
    B=wb.add_format({'bold':1,'bottom':2,'text_wrap':1,'valign':'bottom','bg_color':'#1F3864','font_color':'white','align':'center'}); big=wb.add_format({'bold':1,'font_size':15}); fl=wb.add_format({'bold':1,'bg_color':'#D9E1F2','align':'left'}); n0=wb.add_format({'num_format':'#,##0'}); n2=wb.add_format({'num_format':'$#,##0.00;($#,##0.00)'}); dd=wb.add_format({'num_format':'d-mmm-yyyy','align':'center'}); tb=wb.add_format({'bold':1,'top':1,'num_format':'#,##0.00'}); it=wb.add_format({'italic':1,'font_color':'#777777'})
    w.merge_range('B1:H1','Calloway Tower',big); w.write('B2','Tenancy Schedule at 15 September 2025 (prior manager file, unaudited)')
    w.merge_range(3,1,3,4,'PREMISES',B); w.merge_range(3,5,3,6,'TERM',B); w.merge_range(3,7,3,10,'MONTHLY BILLING',B); w.merge_range(3,11,3,14,'STEP-UPS (monthly base)',B); w.merge_range(3,15,3,16,'ACCOUNT',B)
    for i,h in enumerate(['Suite','Tenant','Use','RSF','Commencing','Expiring','Base','Opex Est.','Parking','Total','1st Date','1st Amount','2nd Date','2nd Amount','Deposit / LC','A/R']): w.write(4,i+1,h,B)
    nm=iter(['Argent Title Agency','Beacon Pediatric Therapy','Cobalt Surety Group','Dunmorrow & Fink LLP','Evenstar Staffing','Foxglove Wealth','Gantry Engineers','Hinterland Energy','Islet Reinsurance','Jubilee Radio','Keel Compliance','Larkspur Hospice Admin','Mantle Software','Nettleham Appraisal','Opal Court Reporting','Pinion Architects','Quern Foods HQ','Rookwood Bail Bonds','Sable Audit','Tansy Travel','Upland Water Dist.']); y=5; rows=[]; G=[0]*7; occ=vac=0; mgmt=0
    for k,ns in [(1,3),(2,6),(3,5),(4,6),(5,4)]:
        w.merge_range(y,1,y,16,f'Level {k}',fl); y+=1; S=[0]*7
        for j in range(ns):
            u=f'{k}{j+1:02d}0'; a=r.randint(700,5200); S[0]+=a; w.write(y,1,u); w.write(y,4,a,n0)
            if (k,j)==(1,2): w.write(y,2,'Building management office',it); w.write(y,3,'Mgmt'); rows.append(R(unit=u,unitType='Mgmt',section='Level 1',area=a,statusText='Building management office')); y+=1; mgmt=1; continue
            if (k,j) in {(2,4),(3,0),(4,5),(5,3)}: w.write(y,2,'VACANT',it); rows.append(R(unit=u,section=f'Level {k}',area=a,statusText='VACANT')); vac+=1; y+=1; continue
            n=next(nm); occ+=1; use='Retail' if k==1 else r.choice(['Office','Office','Medical']); be=first(r,2017,2024); mtm=(k,j) in {(2,1),(4,3)}; en=None if mtm else eom(r.randint(2026,2032),be.month); base=round(a*r.uniform(19,27)/12,2); ox=round(a*8.4/12,2); pk=r.choice([0,0,75,150,225.]); t=round(base+ox+pk,2); dep=r.choice([0,round(base,2),5000]); ar=r.choice([0,0,0,t,-125.5,round(base*1.5,2)])
            st=[] if mtm else [(D.date(2026+q,be.month,1),round(base*(1.03)**(q+1),2)) for q in range(r.randint(0,2)) if D.date(2026+q,be.month,1)<en]
            w.write(y,2,n); w.write(y,3,use); w.write_datetime(y,5,be,dd)
            if mtm: w.write(y,6,'MTM',dd)
            else: w.write_datetime(y,6,en,dd)
            for q,v in ((7,base),(8,ox),(9,pk)): w.write(y,q,v,n2)
            w.write_formula(y,10,f'=SUM(H{y+1}:J{y+1})',n2,t)
            for q,(sd,sa) in enumerate(st): w.write_datetime(y,11+2*q,sd,dd); w.write(y,12+2*q,sa,n2)
            w.write(y,15,dep,n2); w.write(y,16,ar,n2)
            for q,v in enumerate((base,ox,pk,t,dep,ar)): S[q+1]+=v
            rows.append(R(unit=u,tenantName=n,unitType=use,section=f'Level {k}',area=a,statusText='Occupied',leaseStartDate=iso(be),leaseEndDate='MTM' if mtm else iso(en),contractRent=base,charges=[dict(code='Opex Est.',amount=ox),dict(code='Parking',amount=pk)],totalCharges=t,rentSteps=[dict(date=iso(x),amount=z) for x,z in st],deposit=dep,balance=ar)); y+=1
        w.write(y,2,f'Level {k} total',tb)
        pr=[round(x,2) for x in S]
        if k==4: pr[1]=round(pr[1]+1850,2)   # planted
        for q,v in zip((4,7,8,9,10,15,16),pr): w.write(y,q,v,tb)
        G=[g+s for g,s in zip(G,S)]; y+=2
    w.write(y,2,'TOWER TOTAL',tb)
    for q,v in zip((4,7,8,9,10,15,16),G): w.write(y,q,round(v,2),tb)
    w.write(y+2,2,f'Suites {occ+vac+mgmt}: leased {occ}, vacant {vac}, management {mgmt}'); w.set_column(0,0,2); w.set_column(2,2,28); w.set_column(5,16,13); w.freeze_panes(5,3); wb.close()
    save(f,'OFFICE','two-level banner header, floors with subtotals, step-up column pairs',False,'Calloway Tower','2025-09-15',occ+vac+mgmt,occ,vac,rows,planted=dict(what='Level 4 total of monthly Base is overstated by 1,850.00; tower total is right',kind='total_wrong'))

def nbpark():
    f='parc_chaleur_registre.xlsx'; r=rng(f); wb=openpyxl.Workbook(); w=wb.active; w.title='Registre-Register'; w['A1']='PARC CHALEUR MINI-HOME PARK / PARC DE MAISONS MOBILES'; w['A1'].font=Font(bold=True,size=12); w['A2']='Rent register / Registre des loyers'; w['H2']='2024-12-31'; w['G2']='Date:'
    hd=['Lot','Home / Maison','Tenant / Locataire','Lease / Bail','Rent\nLoyer','Water levy\nEau','Snow\nNeige','Total / mo.','30 d','60 d','90+ d','Arrears\nArriéré','Deposit held\nDépôt']
    for i,h in enumerate(hd): x=w.cell(4,i+1,h); x.alignment=Alignment(wrap_text=True,horizontal='center'); x.fill=PatternFill('solid',fgColor='BDD7EE'); x.font=Font(bold=True); x.border=Border(*[Side(style='thin')]*4)
    nm=iter(uniq(r,60)); y=5; rows=[]; T=[0]*9; occ=vac=0
    for st,k in [('Rue des Pins',18),('Rue du Quai',14),('Rue Fontaray',9)]:
        w.cell(y,1,st).font=Font(bold=True,italic=True); w.merge_cells(start_row=y,start_column=1,end_row=y,end_column=13); y+=1
        for j in range(k):
            u=f'{st.split()[-1][0]}{j+1}'; q=r.random(); hm=r.choice(['Tenant-owned','Tenant-owned','Tenant-owned','Park-owned'])
            if q<.15:
                w.cell(y,1,u); w.cell(y,2,r.choice(['no home','pad only'])); w.cell(y,3,'Vacant / Libre'); rows.append(R(unit=u,unitType=w.cell(y,2).value,section=st,statusText='Vacant / Libre')); vac+=1; y+=1; continue
            n=next(nm); occ+=1; rent=r.choice([285,295,310,325]) if hm[0]=='T' else r.choice([780,820,875]); wa=22.5; sn=r.choice([0,15]); tot=rent+wa+sn; a30=r.choice([0,0,0,tot]); a60=tot if a30 and r.random()<.5 else 0; a90=round(r.uniform(100,1500),2) if a60 and r.random()<.6 else 0; ar=round(a30+a60+a90,2); dep=r.choice([0,0,rent]); le=r.choice(['Month to month','Month to month',D.date(2025,r.randint(3,12),30)])
            for i,v in enumerate([u,hm,n,le,rent,wa,sn,tot,a30,a60,a90,ar,dep]):
                x=w.cell(y,i+1,v)
                if i>3: x.number_format='#,##0.00 "$"'; T[i-4]+=v
                if i==3 and not isinstance(v,str): x.number_format='yyyy-mm-dd'
            rows.append(R(unit=u,unitType=hm,section=st,tenantName=n,statusText='Occupied',leaseEndDate=iso(le),contractRent=rent,charges=[dict(code='Water levy',amount=wa),dict(code='Snow',amount=sn)],totalCharges=tot,balance=ar,deposit=dep)); y+=1
    w.cell(y,3,'TOTAL').font=Font(bold=True)
    for i,v in enumerate(T): x=w.cell(y,5+i,round(v,2)); x.number_format='#,##0.00 "$"'; x.font=Font(bold=True); x.border=Border(top=Side(style='double'))
    w.cell(y+2,1,f'Occupied / Occupés: {occ}'); w.cell(y+3,1,f'Vacant / Libres: {vac}'); w.cell(y+4,1,f'Lots: {occ+vac}')
    for i,wd in enumerate([7,15,27,16]+[13]*9): w.column_dimensions[CL(i+1)].width=wd
    osave(wb,f); save(f,'MANUFACTURED_HOUSING','bilingual headers, streets as sections, aged arrears',False,'Parc Chaleur Mini-Home Park','2024-12-31',occ+vac,occ,vac,rows)

def scattered():
    f='receivership_2231_houses.xlsx'; r=rng(f); wb=openpyxl.Workbook(); w=wb.active; w.title='Sheet1'; rows=[]
    w.append(['Balance','Tenant(s)','House','Unit','BR/BA','SqFt','Lease From','Lease To','Rent','Mkt Rent','Sec Dep','Stat','Comments']); nm=iter(uniq(r,60)); T=[0]*4; occ=vac=0
    for h,us in [('812 Alder St',['-']),('814 Alder St',['-']),('27 Bayard Ct',['Up','Down']),('1409 Cinder Rd',['-']),('300 Dovecote Ln',['A','B','C','D']),('5 Eddy Pl',['-']),('66 Fallow Ave',['1','2']),('118 Gristmill Dr',['-']),('119 Gristmill Dr',['-']),('2040 Hock St',['Front','Rear']),('71 Inkwell Rd',['-']),('9 Jasper Ter',['1','2','3'])]:
        for u in us:
            br=r.choice(['2/1','3/1','3/2','1/1']); sf=r.randint(62,165)*10; mk=r.randint(85,175)*10; q=r.random(); s='VAC' if q<.15 else 'EVIC' if q<.24 else 'MTM' if q<.4 else 'LSD'; uu=h if u=='-' else u
            U=R(unit='Main' if u=='-' else u,propertyName=h,unitType=br,area=sf,marketRent=mk)
            if s=='VAC': w.append(['',None,h,'Main' if u=='-' else u,br,str(sf),None,None,None,f'${mk:,.2f}',None,s,r.choice(['boarded','make ready',''])]); U['statusText']=s; rows.append(U); vac+=1; T[2]+=mk; continue
            n=next(nm); n=n if r.random()<.7 else n+' & '+next(nm).split()[0]; occ+=1; rent=mk-r.choice([0,25,50,100]); be=first(r,2019,2025); be=min(be,D.date(2025,1,1)); le=None if s!='LSD' else D.date(2026,be.month,1)-D.timedelta(1); dep=r.choice([0,rent,500]); bal=round({'EVIC':rent*3+75.}.get(s,r.choice([0,0,0,-45.,rent*.5])),2)
            w.append([f'(${-bal:,.2f})' if bal<0 else f'${bal:,.2f}',n,h,'Main' if u=='-' else u,br,str(sf),f'{be.month}/{be.day}/{be:%y}',f'{le.month}/{le.day}/{le:%y}' if le else 'MTM',f'${rent:,.2f}',f'${mk:,.2f}',f'${dep:,.2f}',s,'Sec 8' if r.random()<.2 else None])
            U.update(tenantName=n,statusText=s,leaseStartDate=iso(be),leaseEndDate=iso(le) if le else 'MTM',contractRent=rent,deposit=dep,balance=bal); rows.append(U); T=[T[0]+bal,T[1]+rent,T[2]+mk,T[3]+dep]
    w.append([f'${T[0]:,.2f}',f'{occ+vac} doors / {occ} occ / {vac} vac',None,None,None,None,None,None,f'${T[1]:,.2f}',f'${T[2]:,.2f}',f'${T[3]:,.2f}',None,None])
    w.append([]); w.append([None,'VAC vacant; EVIC eviction pending; MTM month to month; LSD leased. Through 4/30/25.'])
    for i,wd in enumerate([12,30,18,7,7,7,10,10,11,11,11,7,14]): w.column_dimensions[CL(i+1)].width=wd
    w.auto_filter.ref=f'A1:M{occ+vac+1}'; osave(wb,f)
    save(f,'SINGLE_FAMILY_RENTAL','no title, balance first, everything text, houses and small multis',True,None,'2025-04-30',occ+vac,occ,vac,rows)

def indus():
    f='Kettle_Creek_Industrial_Mall.xlsx'; r=rng(f); wb=xlsxwriter.Workbook(P(f)); wb.set_properties({'created':FIX}); w=wb.add_worksheet('RR'); x2=wb.add_worksheet('Insurance certs'); x2.write_column(0,0,['Certificates on file','Bay 1 - expired','Bay 3 - ok']); b=wb.add_format({'bold':1,'text_wrap':1,'border':1}); nf=wb.add_format({'num_format':'#,##0.00;-#,##0.00;0.00'}); df=wb.add_format({'num_format':'yyyy/mm/dd'})
    w.write(0,0,'Kettle Creek Industrial Mall',wb.add_format({'bold':1,'font_size':13})); w.write(1,0,'Rent roll - February 2025'); w.write(2,0,'Areas in square metres; net rents are ANNUAL, operating cost recoveries monthly')
    C=dict(bay=0,ten=2,code=3,area=5,st=6,en=7,ann=9,op=10,nx=12,nxa=13,dep=15,bal=16)
    for k,h in dict(bay='Bay',ten='Lessee',code='Cust ID',area='Area m²',st='Start',en='End',ann='Annual net rent',op='Op. costs per month',nx='Next step on',nxa='Next step annual rent',dep='Deposit',bal='Outstanding').items(): w.write(4,C[k],h,b)
    nm=iter(['Aubrac Meats Wholesale','Borealis Crating','Chute & Hopper Mfg.','Dray Courier','Estuary Boats','Ferro Fasteners','Gable Truss','Halyard Marine Canvas','Ingot Recycling','Jib Crane Service','Kelp Nutrition','Loom Industrial Textiles','Mica Countertops','Nacelle Composites']); rows=[]; y=5; T=[0]*5; occ=vac=0
    for i in range(1,17):
        u=f'Bay {i}' if i!=9 else 'Bay 9/10'
        if i==10: continue
        a=r.randint(180,900)*(2 if i==9 else 1); T[0]+=a; w.write(y,0,u); w.write(y,5,a)
        if i in(6,13): w.write(y,2,'- vacant -'); rows.append(R(unit=u,area=a,statusText='vacant')); vac+=1; y+=1+(i%5==0); continue
        n=next(nm); occ+=1; ann=round(a*r.choice([84,92,99.5,105]),2); op=round(a*3.43,2); be=first(r,2015,2024); en=eom(r.randint(2025,2031),r.randint(3,12)); nx=D.date(2025,max(3,be.month),1) if r.random()<.6 else None
        if nx and nx>=en: nx=None
        nxa=round(ann*1.025,2) if nx else None; dep=r.choice([0,5000,round(ann/12,2)]); bal=r.choice([0,0,0,round(ann/12+op,2)])
        w.write(y,2,n); w.write(y,3,f'KC{r.randint(1000,9999)}'); w.write_datetime(y,6,be,df); w.write_datetime(y,7,en,df); w.write(y,9,ann,nf); w.write(y,10,op,nf); w.write(y,15,dep,nf); w.write(y,16,bal,nf)
        if nx: w.write_datetime(y,12,nx,df); w.write(y,13,nxa,nf)
        for q,v in enumerate((ann,op,dep,bal)): T[q+1]+=v
        rows.append(R(unit=u,tenantName=n,area=a,statusText='Occupied',leaseStartDate=iso(be),leaseEndDate=iso(en),annualRent=ann,charges=[dict(code='Op. costs per month',amount=op)],rentSteps=[dict(date=iso(nx),amount=nxa,per='year')] if nx else None,deposit=dep,balance=bal)); y+=1+(i%5==0)
    w.write(y+1,2,'Total',b)
    for q,v in zip((5,9,10,15,16),T): w.write(y+1,q,round(v,2),nf)
    w.write(y+3,0,f'{occ+vac} lettable bays (9 and 10 combined), {vac} vacant'); w.set_column(3,3,10,None,{'hidden':1}); w.set_column(2,2,26); w.set_column(0,0,10)
    for c_ in (1,4,8,11,14): w.set_column(c_,c_,1.5)
    w.set_column(6,7,11); w.set_column(9,10,14); w.set_column(12,13,13); w.set_column(15,16,12); wb.close()
    save(f,'INDUSTRIAL','spacer columns, hidden id column, annual rents in m2, blank rows each fifth bay',True,'Kettle Creek Industrial Mall','2025-02',occ+vac,occ,vac,rows,sheet='RR')

def bigexp():
    f='export_unit_ledger_20251031.xlsx'; r=rng(f); wb=openpyxl.Workbook(); w=wb.active; w.title='unit_ledger'; H=['prop_nm','bldg','unit_no','fp_cd','bed_bath','sq_ft','unit_stat','res_nm','mkt_rent','lse_rent','chg_garage','chg_rubs','chg_pet','chg_cncsn','chg_total','sec_dep_oh','ar_bal','lse_beg','lse_end','mv_in','ntc_mv_out']
    w.append(H); nm=iter(uniq(r,220)); rows=[]; cnt={}; T={}; FP={'GAR-1A':('1x1',702,1290),'GAR-1B':('1x1',748,1345),'MSN-2A':('2x2',1012,1675),'MSN-2B':('2x2',1088,1740),'OAK-3A':('3x2',1324,2110)}; k=0
    for bl in range(1,8):
        for flr in (1,2,3):
            for j in range(1,9):
                u=f'{bl}{flr}{j:02d}'; k+=1; fp=list(FP)[(j*3+bl)%5]; bb,sf,mk=FP[fp]; mk+=10*(flr-1); q=r.random(); s='DOWN' if k in(37,120) else 'MODEL' if k==5 else 'OFFICE' if k==1 else 'VAC' if q<.07 else 'VAC-LSD' if q<.1 else 'NTC' if q<.15 else 'EVICT' if q<.18 else 'OCC'
                cnt[s]=cnt.get(s,0)+1; base=['Larkmere Commons',f'Bldg {bl}',u,fp,bb,sf,s]
                if s in('DOWN','MODEL','OFFICE','VAC','VAC-LSD'):
                    line=base+[None,mk]+[None]*12; w.append(line); rows.append(R(unit=u,building=f'Bldg {bl}',propertyName='Larkmere Commons',unitType=fp,area=sf,statusText=s,marketRent=mk)); T['mkt_rent']=T.get('mkt_rent',0)+mk; T['sq_ft']=T.get('sq_ft',0)+sf; continue
                l=next(nm).split(' '); n=l[1].upper()+','+l[0].upper(); rent=mk-r.randint(-30,140); g=r.choice([0,0,0,95]); rb=round(r.uniform(28,71),2); p=r.choice([0,0,0,30]); cc=r.choice([0]*8+[-75]); t=round(rent+g+rb+p+cc,2); dep=r.choice([0,200,400]); bal=round({'EVICT':r.uniform(2500,8000)}.get(s,r.choice([0,0,0,0,r.uniform(-150,900)])),2); mi=dt(r,2018,2025); mi=min(mi,D.date(2025,10,18)); le=eom(2026,r.randint(1,10)) if r.random()<.8 else eom(2025,r.randint(11,12)); lb=D.date(le.year-1,le.month,1); lb=max(lb,mi); no=D.date(2025,11,r.randint(5,30)) if s=='NTC' else None
                w.append(base+[n,mk,rent,g,rb,p,cc,t,dep,bal]+[int(f'{x:%Y%m%d}') if x else None for x in (lb,le,mi,no)])
                for kk,v in zip(['sq_ft','mkt_rent','lse_rent','chg_garage','chg_rubs','chg_pet','chg_cncsn','chg_total','sec_dep_oh','ar_bal'],[sf,mk,rent,g,rb,p,cc,t,dep,bal]): T[kk]=T.get(kk,0)+v
                rows.append(R(unit=u,building=f'Bldg {bl}',propertyName='Larkmere Commons',unitType=fp,area=sf,tenantName=n,statusText=s,marketRent=mk,contractRent=rent,charges=[dict(code=a,amount=b) for a,b in zip(H[10:14],[g,rb,p,cc])],totalCharges=t,deposit=dep,balance=bal,leaseStartDate=iso(lb),leaseEndDate=iso(le),moveInDate=iso(mi),moveOutDate=iso(no)))
    w.append([f'*** {k} records']+[round(T[h],2) if h in T else None for h in H[1:]])
    s=wb.create_sheet('recap'); s.append(['unit_stat','count']); 
    for a in sorted(cnt): s.append([a,cnt[a]])
    s.append(['total',k]); o=sum(cnt.get(a,0) for a in('OCC','NTC','EVICT')); v=cnt.get('VAC',0)+cnt.get('VAC-LSD',0); s.append([]); s.append(['as of 10/31/2025']); s.append(['occupied (OCC+NTC+EVICT)',o]); s.append(['vacant (VAC+VAC-LSD)',v])
    osave(wb,f); save(f,'MULTIFAMILY','168-unit raw database export, snake_case headers, yyyymmdd integers, recap sheet',False,'Larkmere Commons','2025-10-31',k,o,v,rows,sheet='unit_ledger')
def main():
    for g in (cabins,leasecharges,officewb,nbpark,scattered,indus,bigexp): g()
