# motel side-by-side wings (XLSX, hand kept); mixed-use by standing (XLSX, merged); Cozy single-family (XLSX); large takeover with charge rows (XLSX)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from datetime import date,timedelta
B=Font(bold=True)
def x4():
    R=G(2514); f='blue_heron_motel.xlsx'; wb=Workbook(); w=wb.active; w.title='Sheet1'
    fn='Comic Sans MS'
    w['A1']='BLUE HERON MOTEL - WHO IS IN WHAT ROOM'; w['A1'].font=Font(name=fn,size=14,bold=True); w['A2']='Friday Feb 7 2025'; w['A3']='30-day rate is what they pay if by the month, weekly people x4.3'
    w['A5']='EAST WING'; w['H5']='WEST WING'; w['A5'].font=w['H5'].font=Font(name=fn,bold=True,underline='single')
    H=['Rm','Guest','Per week','30-day','Owed','Note']; rows=[]; tot={}; cnt=[0,0]
    emp={102:'empty',106:'empty',109:'bedbugs - shut',113:'empty',120:'empty',122:'storage',125:'empty'}
    note={104:'notice 2/3',108:'lockout 2/10',117:'notice 2/3',101:'owner cousin',118:'voucher',123:'pd to 2/14'}
    for c0,wing,rg in((1,'EAST WING',range(101,115)),(8,'WEST WING',range(115,129))):
        for j,h in enumerate(H): c=w.cell(6,c0+j,h); c.font=Font(name=fn,bold=True); c.border=Border(bottom=Side(style='thin'))
        S=[0,0,0]
        for i,u in enumerate(rg):
            q=7+i; w.cell(q,c0,u); w.cell(q,c0+5,note.get(u))
            if u in emp:
                w.cell(q,c0+1,emp[u]); cnt[1]+=1; rows.append(row(unit=str(u),section=wing,statusText=emp[u])); continue
            a,b=R.name(); n=R.choice([f'{a} {b}',f'{a[0]}. {b}',f'{b}']); wk=R.choice([230,240,250,275]) if u!=101 else 0; mo=round(wk*4.3,2); ow={104:480,108:1625,117:690,126:50}.get(u)
            cnt[0]+=1
            for j,x in enumerate((n,wk,mo,ow),1): w.cell(q,c0+j,x)
            w.cell(q,c0+3).number_format='#,##0.00'; rows.append(row(unit=str(u),section=wing,tenantName=n,statusText='Occupied',contractRent=mo,balance=ow))
            for k,x in enumerate((wk,mo,ow or 0)): S[k]+=x
        q=22; w.cell(q,c0+1,wing.split()[0].title()+' total')
        for k in range(3): w.cell(q,c0+2+k,round(S[k],2)).number_format='#,##0.00'
        for j in range(6): w.cell(q,c0+j).font=Font(name=fn,bold=True); w.cell(q,c0+j).border=Border(top=Side(style='thin'))
        tot[wing]=S
    g=[round(tot['EAST WING'][k]+tot['WEST WING'][k],2) for k in range(3)]
    w['A24']='Both wings'; w['C24'],w['D24'],w['E24']=g; w['D24'].number_format='#,##0.00'
    for c in 'ACDE': w[c+'24'].font=Font(name=fn,bold=True)
    w['A25']='twenty one rooms in use, seven not'; assert cnt==[21,7],cnt
    for r in w.iter_rows(min_row=7,max_row=21):
        for c in r: c.font=Font(name=fn,size=10)
    for c,k in zip('ABCDEFGHIJKLM',(7,22,10,11,9,14,3,7,22,10,11,9,14)): w.column_dimensions[c].width=k
    w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(f)); put(f,'HOSPITALITY','hand-kept motel list, two wings side by side',True,dict(propertyName='Blue Heron Motel',asOnDate='2025-02-07',units=28,occupied=21,vacant=7,printedTotals={'contractRent':g[1],'balance':g[2]},rows=rows))
def x5():
    R=G(2515); f='dunlap_block_mixed.xlsx'; wb=Workbook(); w=wb.active; w.title='Receiver Inventory 11.15.24'
    w.merge_cells('A1:I1'); w['A1']='Receivership of the Dunlap Block, 60-66 Foundry Street'; w['A1'].font=Font(bold=True,size=14)
    w.merge_cells('A2:I2'); w['A2']='Inventory of stores and flats upon taking possession, November 15, 2024'
    H=['Premises','Use','Occupied by','Floor','Monthly rent per lease or statement','Asking','Lease expires','Deposit claimed by tenant','Unpaid rent']
    S=Side(style='thin'); rows=[];T=dict(contractRent=0,deposit=0,balance=0)
    D=[('PAYING',[('Store 60','Store','Foundry Street Bakery',1,1850,'6/30/2027',3700,0),('Store 64','Store','Bright Eye Optical',1,1600,'12/31/2025',1600,0),('Flat 2-1','2 bedroom','',2,1125,'M-T-M',1125,0),('Flat 2-3','1 bedroom','',2,950,'8/31/2025',950,0),('Flat 3-1','2 bedroom','',3,1150,'3/31/2025',1000,0),('Flat 3-2','1 bedroom','',3,925,'M-T-M',0,0),('Flat 3-4','Studio','',3,775,'M-T-M',775,0)]),
     ('NOT PAYING',[('Store 62','Store','Wick & Wax Candle Shop',1,1450,'4/30/2026',1450,5800),('Flat 2-2','1 bedroom','',2,950,'M-T-M',950,2850),('Flat 3-3','1 bedroom','',3,940,'1/31/2025',0,1880)]),
     ('IN EVICTION',[('Flat 2-4','Studio','',2,800,'expired',800,6400),('Flat 4-2','2 bedroom','',4,1175,'M-T-M',1175,8225)]),
     ('VACANT - READY',[('Flat 4-1','2 bedroom',None,4,None,1195),('Flat 4-3','1 bedroom',None,4,None,975)]),
     ('VACANT - DOWN',[('Store 66','Store',None,1,None,None),('Flat 4-4','Studio',None,4,None,None)]),
     ('NON-REVENUE',[('Basement flat','1 bedroom','',0,0,'employment',None,0)])]
    q=4
    for sec,us in D:
        w.merge_cells(start_row=q,start_column=1,end_row=q,end_column=9); c=w.cell(q,1,f'{sec}  ({len(us)})'); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B2333'); q+=1
        for j,h in enumerate(H,1): c=w.cell(q,j,h); c.font=Font(italic=True,size=9); c.alignment=Alignment(wrap_text=True,vertical='bottom'); c.border=Border(bottom=S)
        w.row_dimensions[q].height=38; q+=1; ST=[0,0,0]
        for r in us:
            u,use,n,fl=r[:4]
            if n=='': a,b=R.name(); n=f'{b}, {a}'
            if len(r)==6:
                ask=r[5]; vals=[u,use,'Nobody',fl,None,ask,None,None,None]; rows.append(row(unit=u,unitType=use,section=sec,statusText=sec,marketRent=ask))
            else:
                rent,end,dep,ub=r[4:]; vals=[u,use,n+(' (superintendent)' if sec[0:3]=='NON' else ''),fl if fl else 'B',rent,None,end,dep,ub or None]
                iso=end if '/' not in end else '{2}-{0:0>2}-{1:0>2}'.format(*end.split('/'))
                rows.append(row(unit=u,unitType=use,section=sec,statusText=sec,tenantName=vals[2],contractRent=rent,leaseEndDate=iso,deposit=dep,balance=ub or None))
                for k,x in enumerate((rent,dep or 0,ub)): ST[k]+=x
            for j,x in enumerate(vals,1): c=w.cell(q,j,x); c.number_format='#,##0' if j!=7 else '@'
            w.cell(q,7).alignment=Alignment(horizontal='right'); q+=1
        if ST[0]:
            w.cell(q,3,f'Subtotal {sec.lower()}'); 
            for j,x in((5,ST[0]),(8,ST[1]),(9,ST[2])): w.cell(q,j,x).number_format='$#,##0'
            for j in range(1,10): w.cell(q,j).font=B; w.cell(q,j).border=Border(top=S)
            q+=1
        for k,x in zip(T,ST): T[k]+=x
        q+=1
    w.cell(q,1,'Seventeen premises: thirteen occupied (superintendent included), four vacant'); 
    q+=1; w.cell(q,3,'All premises')
    for j,x in((5,T['contractRent']),(8,T['deposit']),(9,T['balance'])): w.cell(q,j,x).number_format='$#,##0'
    for j in range(1,10): w.cell(q,j).font=B; w.cell(q,j).border=Border(top=S,bottom=Side(style='double'))
    for c,k in zip('ABCDEFGHI',(15,12,34,7,16,10,14,15,12)): w.column_dimensions[c].width=k
    w.oddFooter.center.text='Receiver: Marchbank Fiduciary'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(f)); put(f,'MIXED_USE','receiver inventory grouped by standing, header repeated per section, merged section bars',True,dict(propertyName='Dunlap Block',asOnDate='2024-11-15',units=17,occupied=13,vacant=4,printedTotals=T,rows=rows))
def x6():
    R=G(2516); f='cozy_houses.xlsx'; wb=Workbook(); w=wb.active; w.title='rentals_20250120'
    rows=[];T=dict(contractRent=0,balance=0,deposit=0)
    hdr=['rental','beds','baths','renters','autopay','rent','due day','deposit held','lease start','lease end','outstanding','lease state']
    for j,h in enumerate(hdr,1): w.cell(1,j,h).fill=PatternFill('solid',fgColor='E6F4F1')
    A=['1121 Plover Ln','1125 Plover Ln','48 W Tansy St','50 W Tansy St Unit A','50 W Tansy St Unit B','709 Gristmill Rd','2210 Heddle Ave','2214 Heddle Ave','16 Sorrel Ct','3 Farrier Way']
    st={2:'no lease',6:'no lease',4:'eviction filed',7:'past due',9:'ending'}
    for i,a in enumerate(A):
        s=st.get(i,'current'); bd=R.choice([2,3,3,4]); ba=R.choice([1,1.5,2])
        if s=='no lease':
            w.append([a,bd,ba,'','',None,None,None,'','',None,s]); rows.append(row(unit=a,unitType=None,statusText=s)); continue
        x,y=R.name(); n=f'{x} {y}' if i%3 else f'{x} {y}; {R.choice(F)} {y}'
        rent=1100+bd*175+R.choice([0,25,-50]); dep=R.choice([rent,1000]); ls=date(2024,R.randint(1,12),R.choice([1,15])); le=None if i in(1,4) else date(2025,ls.month,ls.day)-timedelta(1)
        if le and le<date(2025,1,20): le=date(2026,le.month,le.day)
        if i==9: le=date(2025,1,31)
        ow={4:rent*3+120,7:rent}.get(i,0)
        w.append([a,bd,ba,n,'yes' if i%2 else 'no',rent,'1st',dep,ls.isoformat(),le.isoformat() if le else 'month-to-month',ow,s])
        rows.append(row(unit=a,tenantName=n,statusText=s,contractRent=rent,deposit=dep,leaseStartDate=ls.isoformat(),leaseEndDate=le.isoformat() if le else 'month-to-month',balance=ow))
        for k,v in zip(T,(rent,ow,dep)): T[k]+=v
    w.append([]); w.append(['10 rentals, 8 leased','','','','',T['contractRent'],'',T['deposit'],'','',T['balance']])
    w.append(['Copied out of the borrower\'s Cozy account on Jan 20 2025; rents as billed there']); 
    for r in range(2,w.max_row):
        for j in(6,8,11): w.cell(r,j).number_format='$#,##0.00'
    for c,k in zip('ABCDEFGHIJKL',(24,6,6,32,9,12,8,13,12,15,12,14)): w.column_dimensions[c].width=k
    w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(f)); put(f,'SINGLE_FAMILY_RENTAL','Cozy copy-out, lower-case header in row 1, addresses as units, no title',False,dict(propertyName=None,asOnDate='2025-01-20',units=10,occupied=8,vacant=2,printedTotals=T,rows=rows))
def x7():
    R=G(2517); f='harrow_gate_takeover.xlsx'; wb=Workbook(); cv=wb.active; cv.title='Cover'
    for r in (('HARROW GATE APARTMENTS',),('Takeover package of the receiver',),('Superior Court order of 12 November 2025',),('Contents: Cover; Roll; Recap',)): cv.append(r)
    w=wb.create_sheet('Roll'); w['A1']='Harrow Gate Apartments'; w['A2']='Occupancy and charges by unit'; w['A3']='At close of 11/30/2025'
    H1=['Unit','Plan','Sq','Resident','Status','Move','Lease','Market','Charge','Amount','Deposit','Owed']; H2=['','','ft','','','in','end','rent','code','','','at 11/30']
    for j,(a,b) in enumerate(zip(H1,H2),1):
        for r,t in((5,a),(6,b)): c=w.cell(r,j,t or None); c.font=B; c.fill=PatternFill('solid',fgColor='D0D7E5'); c.alignment=Alignment(horizontal='right' if j in(3,8,10,11,12) else 'left')
    rows=[];T=dict(area=0,marketRent=0,contractRent=0,totalCharges=0,deposit=0,balance=0); rec=[];ch={}; q=7; per=[24,24,20,20,16]; cc={}
    plans={'A1':(620,1045),'A2':(701,1110),'B1':(910,1320),'B2':(988,1395),'C1':(1184,1610)}
    for bi,n in enumerate(per,1):
        w.cell(q,1,f'Building {bi}').font=Font(bold=True,size=12); q+=1; S={k:0 for k in T}; oc=0
        for i in range(1,n+1):
            u=f'{bi}{(i-1)//8+1}{(i-1)%8+1:02d}'; p=R.choice(list(plans)); sf,mk=plans[p]; x=R.random(); k=(bi,i)
            s='Model' if k==(1,1) else 'Employee' if k==(2,3) else 'Down' if k in((4,7),(5,2),(5,3)) else 'Vacant' if x<.13 else 'Eviction' if x<.2 else 'Notice' if x<.26 else 'Occupied'
            cc[s]=cc.get(s,0)+1
            for j,v in((1,u),(2,p),(3,sf),(5,s),(8,mk)): w.cell(q,j,v)
            S['area']+=sf;S['marketRent']+=mk
            r=dict(unit=u,building=f'Building {bi}',unitType=p,area=sf,statusText=s,marketRent=mk)
            if s in('Model','Down','Vacant'): rows.append(r); q+=1; continue
            oc+=1; a,b=R.choice(F),R.choice(L); nm=f'{b}, {a}'; mi=date(R.choice([2022,2023,2024,2025]),R.randint(1,10),R.randint(1,28)); le=date(2026,R.randint(2,11),1)-timedelta(1) if s!='Eviction' else date(2025,R.randint(7,12),1)-timedelta(1)
            rent=mk-R.choice([0,20,45,90,150]); C=[('RENT',rent)]
            if s=='Employee': C.append(('EMPL CR',-round(rent/2)))
            else:
                C.append(('WATER',R.choice([38,46.5,52])))
                if R.random()<.4: C.append(('PEST',4))
                if R.random()<.25: C.append(('PET',30))
                if R.random()<.15: C.append(('CARPORT',40))
            dep=R.choice([250,400,500]); tot=round(sum(v for _,v in C),2); ow={'Eviction':round(tot*R.randint(2,6)+175,2)}.get(s,R.choice([0,0,0,0,85,-22.5,tot]))
            for j,v in((4,nm),(6,mi),(7,le),(11,dep),(12,ow)): w.cell(q,j,v)
            for cd,v in C:
                w.cell(q,9,cd); w.cell(q,10,v); ch[cd]=round(ch.get(cd,0)+v,2); q+=1
            w.cell(q,9,'Total'); w.cell(q,10,tot); w.cell(q,9).font=w.cell(q,10).font=Font(italic=True,bold=True); w.cell(q,10).border=Border(top=Side(style='hair')); q+=1
            r.update(tenantName=nm,moveInDate=mi.isoformat(),leaseEndDate=le.isoformat(),contractRent=rent,charges=[dict(code=a_,amount=v) for a_,v in C],totalCharges=tot,deposit=dep,balance=ow); rows.append(r)
            for kk,v in(('contractRent',rent),('totalCharges',tot),('deposit',dep),('balance',ow)): S[kk]=round(S[kk]+v,2)
        w.cell(q,1,f'Building {bi} subtotal'); w.cell(q,5,f'{n} units / {oc} occ.')
        for j,kk in((3,'area'),(8,'marketRent'),(10,'totalCharges'),(11,'deposit'),(12,'balance')): w.cell(q,j,S[kk])
        for j in range(1,13): w.cell(q,j).font=B; w.cell(q,j).fill=PatternFill('solid',fgColor='EEEEEE')
        q+=2; rec.append((f'Building {bi}',n,oc,n-oc,S['totalCharges']))
        for kk in T: T[kk]=round(T[kk]+S[kk],2)
    N=sum(per);O=sum(r[2] for r in rec)
    w.cell(q,1,'Property total'); w.cell(q,5,f'{N} units / {O} occ.')
    for j,kk in((3,'area'),(8,'marketRent'),(10,'totalCharges'),(11,'deposit'),(12,'balance')): w.cell(q,j,T[kk])
    for j in range(1,13): w.cell(q,j).font=B; w.cell(q,j).border=Border(top=Side(style='medium'))
    for r in range(7,q+1):
        for j in(10,11,12): w.cell(r,j).number_format='#,##0.00;(#,##0.00)'
        for j in(3,8): w.cell(r,j).number_format='#,##0'
        for j in(6,7): w.cell(r,j).number_format='mm/dd/yyyy'
    q+=2; w.cell(q,1,'Charges by code').font=B
    for cd,v in ch.items(): q+=1; w.cell(q,1,cd); w.cell(q,3,v).number_format='#,##0.00;(#,##0.00)'
    for c,k in zip('ABCDEFGHIJKL',(11,8,12,26,20,12,12,12,11,13,12,13)): w.column_dimensions[c].width=k
    w.print_title_rows='5:6'; w.freeze_panes='A7'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    rc=wb.create_sheet('Recap'); rc.append(['Building','Units','Occupied','Not occupied','Billed per month'])
    for r in rec: rc.append(list(r))
    rc.append(['All',N,O,N-O,T['totalCharges']]); rc.append([f"Not occupied = vacant {cc['Vacant']}, down {cc['Down']}, model {cc['Model']}"])
    wb.active=1; T2={k:v for k,v in T.items() if k!='contractRent'}
    wb.save(doc(f)); put(f,'MULTIFAMILY','large takeover roll, charge codes on sub-rows, building subtotals, cover and recap sheets',True,dict(propertyName='Harrow Gate Apartments',asOnDate='2025-11-30',units=N,occupied=O,vacant=N-O,sheet='Roll',printedTotals={**T2,'charges':ch},rows=rows))
x4();x5();x6();x7()
