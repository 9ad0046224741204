from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
from collections import Counter,defaultdict
B=Font(bold=True); thin=Side(style='thin'); MF='#,##0.00'; DF='mm/dd/yyyy'
def put(ws,r,c,v,f=None,nf=None,al=None,fill=None):
    x=ws.cell(r,c,v)
    if f: x.font=f
    if isinstance(v,str) and '\n' in v: ws.row_dimensions[r].height=15*(v.count('\n')+1)+2
    if nf: x.number_format=nf
    elif isinstance(v,dt.date): x.number_format=DF
    elif isinstance(v,float): x.number_format=MF
    if al: x.alignment=Alignment(horizontal=al,vertical='top',wrap_text=True)
    if fill: x.fill=PatternFill('solid',fgColor=fill)
    return x
def wid(ws,l):
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    for i,w in enumerate(l,1): ws.column_dimensions[gl(i)].width=w

def x1():
    fn='cottonmere_yardi_lease_charges.xlsx'; name='Cottonmere Apartments'; wb=Workbook(); ws=wb.active; ws.title='Report1'; rows=[]
    for i,t in enumerate(['Rent Roll with Lease Charges','Cottonmere Apartments (ctnmere)','As Of = 10/31/2025','Month Year = 10/2025'],1): put(ws,i,1,t,B if i<2 else None); ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=14); ws.cell(i,1).alignment=Alignment(horizontal='center')
    h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']; h2=['','','Sq Ft','','','Rent','Code','','Deposit','Deposit','','Expiration','','']
    for c,(a,b) in enumerate(zip(h1,h2),1): put(ws,5,c,a,B,fill='D9D9D9'); put(ws,6,c,b or None,B,fill='D9D9D9')
    put(ws,7,1,'Current/Notice/Vacant Residents',B); y=8; ty={'ctn11a':(690,1240),'ctn21b':(905,1435),'ctn22c':(1030,1560)}; fut=[]; tt=[0]*5; bc=defaultdict(float); n=o=v=0; sq=0;oq=0
    for b in (1,2,3,4,5,6,7,8,9):
        for k in range(1,17):
            un=f'{b}{k:02d}'; t=R.choice(list(ty)); a,mk=ty[t]; mk=float(mk+R.choice([0,10,25])); n+=1; sq+=a; tt[0]+=mk; x=R.random()
            r=dict(unit=un,unitType=t,area=a,marketRent=mk,section='Current/Notice/Vacant Residents')
            for c,z in enumerate([un,t,a],1): put(ws,y,c,z)
            if x<.08 or (b,k) in((1,5),(6,2)):
                st='VACANT'
                if (b,k)==(1,5): st='MODEL'
                if (b,k)==(6,2): st='DOWN'
                r['statusText']=st; put(ws,y,4,st); put(ws,y,5,st); put(ws,y,6,mk); put(ws,y,8,0.0); put(ws,y,9,0.0); put(ws,y,10,0.0); put(ws,y,14,0.0); r.update(deposit=0,balance=0)
                if st=='VACANT':
                    v+=1
                    if R.random()<.5: fut.append((un,t,a))
                y+=2
            else:
                o+=1; oq+=a; mi=day((2020,1,1),(2025,10,15)); le=lend(mi)
                while le<dt.date(2025,10,20): le=addm(le,12)
                rent=mk-R.choice([0,15,40,70]); ch=[('rent',rent),('trash',15.0)]+([('pet',30.0)] if R.random()<.3 else [])+([('garage',95.0)] if R.random()<.15 else [])+([('conc',-75.0)] if R.random()<.08 else [])
                dp=R.choice([0.0,300.0,mk]); od=R.choice([0.0,0.0,250.0]); bl=R.choice([0.0,0.0,0.0,-12.5,rent+15]); who=nm('fl'); mo=day((2025,11,5),(2025,12,20)) if R.random()<.06 else None
                for c,z in [(4,f't00{R.randint(21000,98999)}'),(5,who),(6,mk),(9,dp),(10,od),(11,mi),(12,le),(13,mo),(14,bl)]: put(ws,y,c,z)
                for q,z in ch: put(ws,y,7,q); put(ws,y,8,z); y+=1; bc[q]+=z
                s=sum(z for _,z in ch); put(ws,y,7,'Total',B); put(ws,y,8,s,B); y+=2
                r.update(tenantName=who,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=dp,balance=bl,contractRent=rent,charges=[dict(code=q,amount=z) for q,z in ch],totalCharges=s,statusText='Occupied')
                for j,z in enumerate([s,dp,od,bl],1): tt[j]+=z
            rows.append(r)
    put(ws,y,1,'Future Residents/Applicants',B); y+=1; ft=0
    for un,t,a in fut:
        mi=day((2025,11,3),(2025,12,1)); who=nm('fl'); 
        for c,z in enumerate([un,t,a,f't00{R.randint(99000,99999)}',who,0.0,None,0.0,300.0,0.0,mi,lend(mi),None,-300.0],1): put(ws,y,c,z)
        rows.append(dict(unit=un,unitType=t,area=a,section='Future Residents/Applicants',statusText='Future Residents/Applicants',tenantName=who,marketRent=0,moveInDate=mi,leaseEndDate=lend(mi),deposit=300,balance=-300)); y+=2
    put(ws,y,1,'Total',B); put(ws,y,4,name,B)
    for c,z in [(6,tt[0]),(8,tt[1]),(9,tt[2]+300*len(fut)),(10,tt[3]),(14,tt[4]-300*len(fut))]: put(ws,y,c,float(z),B)
    y+=3
    for c,z in [(1,'Summary Groups'),(5,'Square Footage'),(6,'Market Rent'),(8,'Lease Charges'),(9,'Security Deposit'),(10,'Other Deposits'),(11,'# Of Units'),(12,'% Unit Occupancy'),(14,'Balance')]: put(ws,y,c,z,B)
    mo_=sum(r['marketRent'] for r in rows if r.get('statusText')=='Occupied'); mv=sum(r['marketRent'] for r in rows if r.get('statusText')=='VACANT'); vs=sum(r['area'] for r in rows if r.get('statusText')=='VACANT'); nm_=n-o-v
    for l,q in [('Current/Notice/Vacant Residents',(sq,tt[0],tt[1],tt[2],tt[3],n,o/n*100,tt[4])),('Future Residents/Applicants',(sum(f[2] for f in fut),0.0,0.0,300.0*len(fut),0.0,len(fut),None,-300.0*len(fut))),('Occupied Units',(oq,mo_,None,None,None,o,o/n*100,None)),('Total Non Rev Units',(sq-oq-vs,tt[0]-mo_-mv,None,None,None,nm_,nm_/n*100,None)),('Total Vacant Units',(vs,mv,None,None,None,v,v/n*100,None)),('Totals:',(sq,tt[0],tt[1],tt[2]+300*len(fut),tt[3],n,100.0,tt[4]-300*len(fut)))]:
        y+=1; put(ws,y,1,l)
        for c,z in zip((5,6,8,9,10,11,12,14),q): put(ws,y,c,z)
    y+=3; put(ws,y,1,'Summary of Charges by Charge Code',B); y+=1
    for k,z in sorted(bc.items()): put(ws,y,1,k); put(ws,y,5,z); y+=1
    put(ws,y,1,'Total',B); put(ws,y,5,float(sum(bc.values())),B); wid(ws,[9,10,8,12,24,11,9,11,11,10,12,12,12,11]); wb.save(D+fn)
    save(fn,'MULTIFAMILY','Yardi rent roll with lease charges, 144 units, future residents',False,name,'2025-10-31',n,o,v,rows,sheet='Report1')

def x2():
    fn='Hobart St 11-plex rents FINAL v2.xlsx'; wb=Workbook(); w0=wb.active; w0.title='Insurance'; put(w0,1,1,'Policy'); put(w0,1,2,'Premium'); put(w0,2,1,'Fire / liability'); put(w0,2,2,6120); put(w0,3,1,'Umbrella'); put(w0,3,2,915)
    ws=wb.create_sheet('Rents Nov'); rows=[]
    ws.merge_cells('B2:H2'); put(ws,2,2,'Hobart Street Apts - rents as of Nov 1 2025',Font(name='Comic Sans MS',size=14,bold=True))
    for c,t in enumerate(['apt','who','beds','pays','on/about lease up','dep.','owes','remarks'],2): put(ws,4,c,t,Font(name='Comic Sans MS',underline='single'))
    y=5; tot=0; dtot=0; ow=0
    data=[('1','Tillie Brandvold','1',875,'month to month',500,0,'here since 2011'),('2','the Ochoa family','2',1150,'4/30/26',1150,0,''),('3','',"1",None,'',None,None,'empty - painting, asking 975'),('4','Wes Haldane','1',925,'8/31/26',900,50,'late fee'),('5','Mona + Dru Peltier','2',1195,'6/30/26',1195,0,'2 cats'),('5 1/2','Cal (maintenance)','studio',400,'month to month',0,0,'reduced, does the snow'),('6','R. Skovgaard','2',1125,'1/31/26',1000,1125,'called 11/3, check coming'),('7','Jo Anne Fitch','1',890,'month to month',450,0,''),('8','','2',None,'',None,None,'empty. new people Dec 1'),('9','Luther Amberg','1',940,'9/30/26',900,0,'section 8 pays 611 of it'),('10','P. Szymanski','2',1160,'2/28/26',1160,-40,'paid ahead')]
    for u,w,b,p,l,d,ow_,rm in data:
        for c,z in enumerate([u,w or None,b,f'${p:,}' if p else None,l or None,d,ow_,rm or None],2): put(ws,y,c,z,Font(name='Comic Sans MS'),al='right' if c==5 else None)
        r=dict(unit=u,unitType=b,contractRent=p,tenantName=w or None,deposit=d,balance=ow_,statusText='Occupied' if w else 'empty')
        if u=='3': r['marketRent']=975
        if l: 
            try: r['leaseEndDate']=dt.datetime.strptime(l,'%m/%d/%y').date()
            except ValueError: r['leaseEndDate']=l
        rows.append(r); tot+=p or 0; dtot+=d or 0; ow+=ow_ or 0; y+=1
        if u in('5 1/2',): y+=1
    put(ws,y+1,3,'all together'); put(ws,y+1,5,f'${tot:,}',B,al='right'); put(ws,y+1,7,dtot,B); put(ws,y+1,8,ow,B); put(ws,y+3,2,'11 apts, 9 rented 2 empty. Garage stalls ($40 ea, 3 rented) not on here.')
    wid(ws,[2,7,22,8,10,18,8,8,30]); wb.active=1; wb.save(D+fn)
    save(fn,'MULTIFAMILY','Small owner sheet, rents as text',True,'Hobart Street Apts','2025-11-01',11,9,2,rows,sheet='Rents Nov')

def x3():
    fn='ravensgate_resman_rentroll.xlsx'; name='Ravensgate Flats'; wb=Workbook(); ws=wb.active; ws.title='Rent Roll'; rows=[]
    put(ws,1,1,name,Font(bold=True,size=14,color='1F4E79')); put(ws,2,1,'Rent Roll - 09/30/2025'); put(ws,2,10,'ResMan')
    H=['Bldg','Unit','Internal ID','Unit Type','Sq Ft','Status','Residents','Market Rent','Rent','Pet Rent','Trash Fee','Reserved Pkg','Concession','Total','Deposits Held','Balance','Move In','Lease Start','Lease End','Notes']
    for c,h in enumerate(H,1): put(ws,4,c,h,Font(bold=True,color='FFFFFF'),fill='1F4E79',al='center')
    ws.column_dimensions['C'].hidden=True; y=5; T=[0]*9; ct=Counter(); planted=None; n=0; badc=None
    for b in 'ABCD':
        for k in range(12):
            n+=1; un=f'{b}-{(k//4+1)*100+k%4+1}'; t=R.choice(['1A','1B','2A','2B-R']); a={'1A':655,'1B':728,'2A':960,'2B-R':985}[t]; mk={'1A':1195,'1B':1260,'2A':1495,'2B-R':1610}[t]; st=R.choices(['C','NTV','V','VL','Eviction'],[84,5,6,4,2])[0]; st={'C':'Current','NTV':'Notice','V':'Vacant','VL':'Vacant Pre-Leased','Eviction':'Eviction'}[st]; ct[st]+=1
            r=dict(unit=un,building=b,unitType=t,area=a,statusText=st,marketRent=mk); L=[b,un,R.randint(40000,99999),t,a,st]; T[0]+=mk
            if 'Vacant' in st: L+=[None,mk]
            else:
                rent=mk-R.choice([0,20,50,75]); pet=R.choice([None,None,35]); pk=R.choice([None,None,None,40]); cn=R.choice([None]*6+[-60]); tot=rent+(pet or 0)+18+(pk or 0)+(cn or 0); dp=R.choice([0,250,500]); bl=R.choice([0,0,0,0,83.4,tot]); mi=day((2021,1,1),(2025,9,1)); ls=mi
                while lend(ls)<dt.date(2025,9,30): ls=addm(ls,12)
                for j,z in enumerate([rent,pet or 0,18,pk or 0,cn or 0,tot,dp,bl],1): T[j]+=z
                if b=='C' and not badc and pet is None: badc=(un,rent,rent+300); rent+=300
                who=nm()+(f'\n{nm()}' if R.random()<.2 else ''); L+=[who,mk,rent,pet,18,pk,cn,tot,dp,bl,mi,ls,lend(ls),'ESA on file' if R.random()<.05 else None]
                r.update(tenantName=who.replace('\n',' '),contractRent=rent,charges=[dict(code=q,amount=z) for q,z in [('Rent',rent),('Pet Rent',pet),('Trash Fee',18),('Reserved Pkg',pk),('Concession',cn)] if z is not None],totalCharges=tot,deposit=dp,balance=bl,moveInDate=mi,leaseStartDate=ls,leaseEndDate=lend(ls))
            for c,z in enumerate(L,1): put(ws,y,c,z,nf='#,##0.00;(#,##0.00)' if 8<=c<=16 and z is not None else None,al='left' if c==7 else None)
            rows.append(r); y+=1
        y+=1
    put(ws,y,1,f'{n} units',B)
    for j,z in enumerate(T): put(ws,y,8+j,z,B,nf='#,##0.00;(#,##0.00)').border=Border(top=thin,bottom=Side(style='double'))
    y+=2; occ=ct['Current']+ct['Notice']+ct['Eviction']; vac=n-occ
    for s in ['Current','Notice','Eviction','Vacant','Vacant Pre-Leased']: put(ws,y,6,s); put(ws,y,7,ct[s]); y+=1
    put(ws,y,6,'Occupied',B); put(ws,y,7,occ,B); put(ws,y+1,6,'Vacant (all)',B); put(ws,y+1,7,vac,B)
    wid(ws,[6,9,9,9,8,17,24]+[11]*9+[12]*3+[14]); ws.freeze_panes='A5'; wb.save(D+fn)
    save(fn,'MULTIFAMILY','ResMan-like, charges in columns, hidden id column',False,name,'2025-09-30',n,occ,vac,rows,sheet='Rent Roll',planted=dict(what=f'Rent of unit {badc[0]} printed {badc[2]}; its total and the column total are built on {badc[1]}',kind='digit_changed'))

def x4():
    fn='lender_form_4.02_rentroll_Ostrander.xlsx'; name='Ostrander Place'; wb=Workbook(); w=wb.active; w.title='Instructions'; rows=[]
    for i,t in enumerate(['Form 4.02 - Borrower Rent Roll (multifamily)','Complete one line per dwelling unit. Commercial and ancillary income are listed below the dwelling units.','Sample line:','101 | 2/1 | 850 | Doe, J. | 1,200'],1): put(w,i,1,t)
    ws=wb.create_sheet('Rent Roll'); s2=wb.create_sheet('Summary')
    for y,(a,b) in enumerate([('Property Name:',name),('Address:','77 Ostrander Ave, Rochester, NY'),('Effective Date:',dt.date(2025,11,30)),('Prepared By:','Borrower - property manager')],2): put(ws,y,2,a,B); put(ws,y,4,b).alignment=Alignment(horizontal='left')
    G=[('UNIT',2,5),('TENANCY',6,9),('MONTHLY RENT',10,12),('OTHER',13,14)]
    for t,a,b in G: ws.merge_cells(start_row=8,end_row=8,start_column=a,end_column=b); put(ws,8,a,t,B,al='center',fill='FCE4D6')
    for c,t in enumerate(['Apt #','Floor','Bed/Bath','Net Rentable SF','Tenant','Occ. Code\n(O/V/E/M)','Lease From','Lease To','Market','Actual','Subsidy portion (incl. in Actual)','Security Deposit','Delinquency'],2): put(ws,9,c,t,B,al='center',fill='FCE4D6')
    y=10; T=[0]*6; ct=Counter(); n=0
    for fl in range(1,6):
        for k in range(1,7):
            n+=1; un=fl*100+k; t=['1/1','2/1','1/1','2/2','Studio','1/1'][k-1]; a={'1/1':640,'2/1':880,'2/2':960,'Studio':455}[t]; mk={'1/1':1150,'2/1':1425,'2/2':1540,'Studio':925}[t]+fl*10; cd=R.choices('OV',[90,10])[0]
            if (fl,k)==(1,1): cd='M'
            if (fl,k)==(1,2): cd='E'
            r=dict(unit=str(un),unitType=t,area=a,marketRent=mk,statusText=cd); L=[un,fl,t,a]; T[0]+=a; T[1]+=mk; ct[cd]+=1
            if cd in 'VM': L+=['VACANT' if cd=='V' else 'Model',cd,None,None,mk,0 if cd=='V' else None,None,None,None]; r['contractRent']=0 if cd=='V' else None
            else:
                rent=mk-R.choice([0,25,60]) if cd=='O' else 500; sb=R.randint(300,700) if R.random()<.2 else None; dp=R.choice([500,rent]); dl=R.choice([None,None,None,rent]); ls=day((2024,12,5),(2025,11,1)).replace(day=1); who=nm('init') if cd=='O' else 'Super - employee'
                ls=max(ls,dt.date(2024,12,1)); le=lend(ls); L+=[who,cd,ls,le,mk,rent,sb,dp,dl]; r.update(tenantName=who,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,deposit=dp,balance=dl)
                if sb: r['charges']=[dict(code='Subsidy portion',amount=sb)]
                for j,z in enumerate([rent,sb or 0,dp,dl or 0],2): T[j]+=z
            for c,z in enumerate(L,2): x=put(ws,y,c,z,nf='$#,##0' if c>=10 and z is not None else ('m/d/yyyy' if c in(8,9) and z else None)); x.border=Border(bottom=Side(style='hair'))
            rows.append(r); y+=1
    put(ws,y,2,'TOTAL RESIDENTIAL',B); put(ws,y,5,T[0],B,nf='#,##0')
    for c,z in zip(range(10,15),T[1:]): put(ws,y,c,z,B,nf='$#,##0')
    y+=2; put(ws,y,2,'ANCILLARY INCOME (not dwelling units)',B)
    for a,bq,z in [('Laundry','Sudsworth Route Laundry',265),('Roof','Beacon Tower Wireless (antenna)',1450),('G-1','Garage - unit 304',85)]:
        y+=1; put(ws,y,2,a); put(ws,y,6,bq); put(ws,y,11,z,nf='$#,##0'); rows.append(dict(unit=a,tenantName=bq,contractRent=z,section='ANCILLARY INCOME (not dwelling units)'))
    y+=1; put(ws,y,2,'TOTAL ANCILLARY',B); put(ws,y,11,1800,B,nf='$#,##0')
    occ=ct['O']+ct['E']
    for i,(a,b) in enumerate([('Dwelling units',n),('Occupied (O + E)',occ),('Vacant (V)',ct['V']),('Model (M)',ct['M']),('Actual monthly residential rent',T[2]),('Actual annual residential rent',T[2]*12),('Ancillary monthly',1800)],2): put(s2,i,2,a); put(s2,i,3,b,nf='#,##0')
    put(ws,y+2,2,'Codes: O occupied, V vacant, E employee, M model'); wid(ws,[2,9,7,10,10,28,10,12,12,11,11,14,11,11]); wid(s2,[2,34,12]); ws.sheet_view.showGridLines=False; wb.save(D+fn)
    save(fn,'MULTIFAMILY','Lender form with grouped header, ancillary rows, three sheets',True,name,'2025-11-30',n,occ,ct['V'],rows,sheet='Rent Roll')

def x5():
    fn='fernhollow_village_IL_cottages.xlsx'; name='Fernhollow Village'; wb=Workbook(); ws=wb.active; ws.title='IL Roll'; rows=[]; y=1
    put(ws,1,1,'FERNHOLLOW VILLAGE - INDEPENDENT LIVING',Font(name='Georgia',bold=True,size=13)); put(ws,2,1,'Monthly service fees billed August 2025',Font(name='Georgia',italic=True)); y=4; GT=[0]*4; n=o=v=0
    for sec,pre,k,ts in [('MAIN LODGE','L',21,[('Alcove',480,2895),('One Bedroom',640,3540),('Two Bedroom',910,4480)]),('COTTAGES','Cottage ',9,[('Duplex Cottage',1180,3950),('Single Cottage',1420,4650)])]:
        put(ws,y,1,sec,Font(name='Georgia',bold=True,color='FFFFFF'),fill='4F6228'); [put(ws,y,c,None,fill='4F6228') for c in range(2,12)]; y+=1
        for c,t in enumerate(['Apartment','Style','Sq. Ft.','Resident(s)','Since','Base Fee','2nd Person','Meals Plan','Total Fee','Comm. Fee','Market Fee'],1): put(ws,y,c,t,Font(name='Georgia',bold=True),al='center')
        y+=1; S=[0]*4
        for i in range(1,k+1):
            n+=1; un=f'{pre}{i+(10 if pre=="L" else 0)}'; t,a,m=R.choice(ts); r=dict(unit=un,section=sec,unitType=t,area=a,marketRent=m); x=R.random()
            if x<.13: v+=1; st=R.choice(['AVAILABLE','RESERVED - move-in Sept']); put(ws,y,4,st); r['statusText']=st; L=[un,t,a,st]; 
            else:
                o+=1; cp=R.random()<.3; who=nm('fl'); who=who if not cp else f'{R.choice(F)} & {who}'; b=m-R.choice([0,75,190]); sp=850 if cp else None; ml=R.choice([None,None,240]); si=day((2016,1,1),(2025,7,30)); cf=R.choice([2500,3500]); tt=b+(sp or 0)+(ml or 0); L=[un,t,a,who,si.strftime('%b %Y'),b,sp,ml,tt,cf]
                r.update(tenantName=who,contractRent=b,moveInDate=si.strftime('%b %Y'),totalCharges=tt,statusText='Occupied',charges=[dict(code=q,amount=z) for q,z in [('Base Fee',b),('2nd Person',sp),('Meals Plan',ml)] if z])
                for j,z in enumerate([b,sp or 0,ml or 0,tt]): S[j]+=z
            for c,z in enumerate(L,1): put(ws,y,c,z,Font(name='Georgia',size=10),nf='#,##0' if c in(3,6,7,8,9,10) else None)
            put(ws,y,11,m,Font(name='Georgia',size=10,italic=True),nf='#,##0'); rows.append(r); y+=1
        put(ws,y,4,f'Total {sec.title()} ({k})',B); [put(ws,y,6+j,z,B,nf='$#,##0') for j,z in enumerate(S)]; GT=[p+q for p,q in zip(GT,S)]; y+=3
    put(ws,y,4,'TOTAL VILLAGE',B); [put(ws,y,6+j,z,B,nf='$#,##0') for j,z in enumerate(GT)]; put(ws,y+2,1,f'{n} homes: {o} occupied; {v} available or reserved'); wid(ws,[13,17,8,34,11,11,11,11,11,12,11]); wb.save(D+fn)
    save(fn,'SENIOR_HOUSING','Independent living, repeated headers per section',False,name,'2025-08',n,o,v,rows,sheet='IL Roll')

def x6():
    fn='TalonRidge_SFR_loan_tape.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Tape'; rows=[]
    H=['property_id','street','city','st','beds','baths','gla','status','lessee','lease_commence','lease_expire','annual_contract_rent','renewal_date','renewal_monthly_rent','market_rent_mo','deposit_held','HOA_annual']
    for c,h in enumerate(H,1): put(ws,1,c,h,Font(name='Consolas',size=9))
    o=v=0; sa=sm=sd=0; N=104
    for i in range(N):
        pid=f'TR-{1001+i*3}'; cy,s=R.choice([('Huntsville','AL'),('Madison','AL'),('Decatur','AL'),('Fayetteville','TN')]); bd=R.choice([3,3,4,2]); a=R.randint(1050,2300); mk=round(a*.62+500,-1)//1; mk=int(mk); adr=f'{R.randint(11,9800)} {R.choice(["Calumet","Bluebird","Fox Run","Tanglewood","Meridian","Cotton Gin","Pulaski"])} {R.choice(["Dr","Rd","Cir","Way"])}'
        r=dict(unit=pid,area=a,marketRent=mk); L=[pid,adr,cy,s,bd,R.choice([1,1.5,2,2.5]),a]; sm+=mk
        if R.random()<.08: st=R.choice(['vacant','vacant - rehab','vacant - leased']); v+=1; L+=[st,None,None,None,0,None,None,mk,0,R.choice([0,300])]; r.update(statusText=st,annualRent=0,deposit=0)
        else:
            st=R.choices(['leased','mtm','leased/notice'],[85,10,5])[0]; o+=1; rent=mk-R.choice([0,30,55,90]); ls=day((2024,11,1),(2025,9,1)); le=lend(ls) if st!='mtm' else 'MTM'; 
            if st=='mtm': ls=day((2021,1,1),(2023,9,1))
            rn=None
            if st=='leased' and R.random()<.3: rn=(le+dt.timedelta(days=1),rent+R.choice([25,40,50]))
            who=nm('UP'); L+=[st,who,ls,le,rent*12,rn[0] if rn else None,rn[1] if rn else None,mk,rent,R.choice([0,300])]; sa+=rent*12; sd+=rent
            r.update(statusText=st,tenantName=who,leaseStartDate=ls,leaseEndDate=le,annualRent=rent*12,deposit=rent)
            if rn: r['rentSteps']=[dict(date=iso(rn[0]),amount=rn[1])]
        for c,z in enumerate(L,1): put(ws,i+2,c,z,Font(name='Consolas',size=9),nf='yyyy-mm-dd' if isinstance(z,dt.date) else None)
        rows.append(r)
    put(ws,N+3,1,'TOTAL'); put(ws,N+3,12,sa); put(ws,N+3,15,sm); put(ws,N+3,16,sd)
    wid(ws,[11,22,13,5,6,6,7,15,26,13,13,15,12,14,12,11,9]); ws.auto_filter.ref=f'A1:Q{N+1}'
    w=wb.create_sheet('Pool'); [put(w,i,1,a) or put(w,i,2,b) for i,(a,b) in enumerate([('Pool','Talon Ridge Homes 2025-2'),('Cut-off date',dt.date(2025,9,30)),('Homes',N),('Occupied',o),('Vacant',v),('Annual contract rent',sa)],1)]; wid(w,[22,26])
    wb.save(D+fn); save(fn,'SINGLE_FAMILY_RENTAL','Loan tape, snake-case header, annual rents, renewal step',True,'Talon Ridge Homes 2025-2','2025-09-30',N,o,v,rows,sheet='Tape')

def x7():
    fn='Marchbanks_Senior_LIHTC_occupancy.xlsx'; name='Marchbanks Senior Apartments'; wb=Workbook(); ws=wb.active; ws.title='Occupancy 12-2025'; rows=[]
    put(ws,1,1,f'{name}  |  Tax credit BIN GA-09-04417  |  status at 12/31/2025',B); ws.merge_cells('A1:N1')
    hh=[('Unit',None),('Size',None),('Set-aside','% AMI'),('Head of household',None),('Moved in',None),('Last cert.',None),('Max LIHTC','gross rent'),('Utility','allowance'),('Rent','to owner'),('Paid by','tenant'),('Paid by','voucher'),('Deposit',None),('A/R',None),('Empty since',None)]
    for c,(a,b) in enumerate(hh,1):
        put(ws,3,c,a,B,al='center',fill='DDEBF7'); put(ws,4,c,b,B,al='center',fill='DDEBF7')
        if b is None: ws.merge_cells(start_row=3,end_row=4,start_column=c,end_column=c)
    y=5; T=[0]*5; o=v=n=0
    for fl in (1,2,3):
        put(ws,y,1,f'{["First","Second","Third"][fl-1]} floor',Font(italic=True,bold=True)); y+=1; sec=f'{["First","Second","Third"][fl-1]} floor'
        for k in range(1,13):
            n+=1; un=f'{fl}{k:02d}'; t=R.choice(['1BR','1BR','2BR']); am=R.choice(['50%','60%','60%']); mx={('1BR','50%'):921,('1BR','60%'):1105,('2BR','50%'):1106,('2BR','60%'):1327}[t,am]; ua={'1BR':88,'2BR':113}[t]; r=dict(unit=un,section=sec,unitType=t)
            L=[un,t,am]
            if (fl,k)==(1,12): L+=['OFFICE - non-revenue']; r['statusText']='OFFICE - non-revenue'; L[2]=None
            elif R.random()<.09: v+=1; L+=['(vacant)',None,None,mx,ua]+[None]*5+[day((2025,10,1),(2025,12,20))]; r['statusText']='(vacant)'
            else:
                o+=1; rent=mx-ua-R.choice([0,35,60]); vo=R.randint(180,560) if R.random()<.35 else None; tp=rent-(vo or 0); dp=R.choice([200,250,300]); ar=R.choice([0,0,0,tp]); mi=day((2014,3,1),(2025,11,20)); who=nm(); lc=dt.date(2025,mi.month,1); L+=[who,mi,lc,mx,ua,rent,tp,vo,dp,ar]
                r.update(tenantName=who,moveInDate=mi,contractRent=rent,deposit=dp,balance=ar,statusText='Occupied',charges=[dict(code='Paid by tenant',amount=tp)]+([dict(code='Paid by voucher',amount=vo)] if vo else []))
                for j,z in enumerate([rent,tp,vo or 0,dp,ar]): T[j]+=z
            for c,z in enumerate(L,1): put(ws,y,c,z,nf='d-mmm-yy' if isinstance(z,dt.date) else None)
            rows.append(r); y+=1
    put(ws,y+1,4,'Totals',B); [put(ws,y+1,9+j,z,B,nf='#,##0') for j,z in enumerate(T)]
    put(ws,y+3,1,f'Units {n} (incl. 1 office)   Occupied {o}   Vacant {v}'); wid(ws,[9,7,10,28,12,12,12,10,10,10,10,10,9,12]); wb.save(D+fn)
    save(fn,'MULTIFAMILY','LIHTC senior occupancy by floor, maximum rents and vouchers',True,name,'2025-12-31',n,o,v,rows,sheet='Occupancy 12-2025')
def run():
    for f in (x1,x2,x3,x4,x5,x6,x7): f()
