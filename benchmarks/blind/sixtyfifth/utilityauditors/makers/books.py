from common import *
import csv, xlwt
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
from openpyxl.worksheet.properties import PageSetupProperties
BD=Font(bold=True); th=Side(style='thin'); BOX=Border(th,th,th,th); CT=Alignment(horizontal='center',vertical='center',wrap_text=True)
def fl(h): return PatternFill('solid',fgColor=h)
def W(ws,ws_): 
    for i,w in enumerate(ws_,1): ws.column_dimensions[L(i)].width=w
def fit(wb):
    for ws in wb.worksheets:
        ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
def put(ws,r,vals,c0=1,bold=False,fmt=None,fill=None):
    for i,v in enumerate(vals):
        c=ws.cell(r,c0+i)
        if v is not None: c.value=v
        if bold: c.font=BD
        if fill: c.fill=fill
        if isinstance(v,float): c.number_format=fmt or '#,##0.00'
        elif isinstance(v,dt.date): c.number_format='mm/dd/yyyy'
def w1():
    r=random.Random(6511); fn='birchline_list_by_meter.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Reads'
    P_=persons(r,40); put(ws,1,['Submeter reads, Birchline Court'],bold=True); put(ws,3,['Meter','Prior read','Current read','Gal x100'],bold=True)
    rr=wb.create_sheet('Roll by meter'); rt=wb.create_sheet('Rates')
    put(rr,1,['BIRCHLINE COURT - tenants by meter'],bold=True); put(rr,2,['Rent roll for billing of 1 July 2026 (as of 07/01/2026)'])
    H=['Meter #','Apt','Acct','Tenant','Bd/Ba','Sq Ft','Lease start','Lease end','Status','Rent','Water/Sewer','Electric','Trash','Due this month']
    put(rr,4,H,bold=True,fill=fl('DDEBF7')); rows=[]; y=5; S=[0]*5; occ=0
    units=[f"{b}{i}" for b in 'ABCD' for i in range(1,9)]; order=list(range(32)); r.shuffle(order)
    for k,q in enumerate(order):
        u=units[q]; mt=f"WM-{40210+k*3}"; bd,sf,base=[('1/1',640,985.),('2/1',815,1140.),('2/2',902,1225.)][q%3]
        pr=r.randint(2000,9000); g=r.randint(12,70); put(ws,4+k,[mt,pr,pr+g,g])
        row=dict(unit=u,unitType=bd,area=sf)
        if r.random()<.12:
            s=r.choice(['Vacant','Vacant - turn']); put(rr,y,[mt,u,None,None,bd,sf,None,None,s]); row['statusText']=s
        else:
            occ+=1; n=' '.join(P_[k]); st=dt.date(r.randint(2023,2026),r.randint(1,6),r.choice([1,1,15])); en=endm(st,12)
            mtm=en<dt.date(2026,7,1); rent=base+r.choice([0,10,25,-15]); w=R2(g*.92); e=R2(r.uniform(24,130)); t=14.5; tot=R2(rent+w+e+t); s=r.choice(['Current','Current','Current','Notice']) 
            put(rr,y,[mt,u,7700+q,n,bd,sf,st,'MTM' if mtm else en,s,rent,w,e,t,tot])
            for i,v in enumerate([rent,w,e,t,tot]): S[i]+=v
            row.update(tenantName=n,leaseStartDate=iso(st),leaseEndDate='MTM' if mtm else iso(en),statusText=s,contractRent=rent,charges=ch([('Water/Sewer',w),('Electric',e),('Trash',t)]),totalCharges=tot)
        rows.append(row); y+=1
    put(rr,y,['Total',None,None,f'32 apartments, {occ} billed']+[None]*5+[R2(v) for v in S],bold=True); y+=3
    put(rr,y,['House meters (not billed to tenants)'],bold=True); put(rr,y+1,['WM-40190','Laundry']); put(rr,y+2,['WM-40193','Irrigation']); put(rr,y+3,['WM-40196','Clubhouse'])
    W(rr,[11,7,8,26,7,8,12,12,14,11,12,10,8,14]); put(rt,1,['Water/sewer per 100 gal',0.92]); put(rt,2,['Trash per month',14.5]); W(rt,[26,10]); W(ws,[12,12,12,10])
    rr.freeze_panes='C5'; fit(wb); wb.save(D+fn); save(fn,'MULTIFAMILY','List in the order of meters, plain table, house meters beneath, other sheets with reads and rates',rows,'Birchline Court','2026-07-01',32,occ,32-occ,sheet='Roll by meter')
def w2():
    r=random.Random(6512); fn='deskworks_quarter_floors.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Members'
    N=cos(r,60,["Studio","Labs","Travel","Media","Robotics","Recruiting","Games"],["","Ltd","Inc","GmbH"])
    ws.merge_cells('B2:Q2'); ws['B2']='DeskWorks Quarter  |  Member roll & service charges  |  October 2026'; ws['B2'].font=Font(bold=True,size=14)
    y=4; rows=[]; occ=0; G=[0]*7; i=0
    for flr,spec in [('Ground floor',[('Hot desk zone','HD',4),('Private office','G',8)]),('First floor',[('Private office','1.',14),('Dedicated desk','D1-',9)]),('Mezzanine',[('Team suite','M',4),('Private office','M.',7)])]:
        ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=17); c=ws.cell(y,2,flr); c.fill=fl('264653'); c.font=Font(bold=True,color='FFFFFF'); c.alignment=Alignment(horizontal='center'); y+=1
        for a,b,t in [(2,5,'Room'),(6,9,'Membership'),(10,11,'Monthly'),(12,15,'Add-ons and metered services'),(16,16,'All in'),(17,17,'')]:
            if b>a: ws.merge_cells(start_row=y,start_column=a,end_row=y,end_column=b)
            c=ws.cell(y,a,t or None); c.font=BD; c.alignment=CT
        y+=1; put(ws,y,['No.','Kind','Seats','m²','Company','From','Committed to','State','List','Fee','Power','Lockers','Phone','Print','Total','Deposit'],2,True,fill=fl('E9F0EE')); y+=1; S=[0]*7
        for kind,pre,n in spec:
            for j in range(n):
                u=f"{pre}{j+1:02d}" if pre!='HD' else f"HD-{'NESW'[j]}"; seats=r.randint(2,8) if 'office' in kind else 14 if 'suite' in kind else 1 if 'Ded' in kind else 10
                a=round(seats*r.uniform(3.6,5),1); lst=float(seats*r.choice([310,330,350])); row=dict(unit=u,section=flr,unitType=kind,area=a,marketRent=lst)
                if r.random()<.2:
                    s=r.choice(['Free','Free','Reserved from Nov']); put(ws,y,[u,kind,seats,a,None,None,None,s,lst],2); row['statusText']=s; S[0]+=lst
                else:
                    occ+=1; st=dt.date(r.randint(2024,2026),r.randint(1,9),1); en=endm(st,r.choice([12,24,36])); roll=en<dt.date(2026,10,1)
                    fee=R2(lst*r.choice([1,.95,.9])); ad=[R2(r.uniform(8,90)),12.*r.randint(0,4),25.*r.randint(0,2) or None,R2(r.uniform(0,40)) if r.random()<.6 else None]; tot=R2(fee+sum(v or 0 for v in ad)); s='In'
                    if r.random()<.1: s='Leaving'
                    dep=fee*2
                    put(ws,y,[u,kind,seats,a,N[i],st,'Rolling' if roll else en,s,lst,fee]+ad+[tot,dep],2,fmt='€#,##0.00')
                    for q in (7,8):
                        if isinstance(ws.cell(y,q).value,dt.date): ws.cell(y,q).number_format='d mmm yyyy'
                    row.update(tenantName=N[i],leaseStartDate=iso(st),leaseEndDate='Rolling' if roll else iso(en),statusText=s,contractRent=fee,charges=ch(zip(['Power','Lockers','Phone','Print'],ad)),totalCharges=tot,deposit=dep); i+=1
                    for q,v in enumerate([lst,fee]+ad+[tot]): S[q]+=v or 0
                rows.append(row); ws.cell(y,10).number_format='€#,##0.00'; ws.cell(y,5).number_format='0.0'; y+=1
        put(ws,y,[f'{flr} sum']+[None]*7+[R2(v) for v in S],2,True,fmt='€#,##0.00'); G=[a+b for a,b in zip(G,S)]; y+=2
    put(ws,y,['House sum']+[None]*7+[R2(v) for v in G],2,True,fmt='€#,##0.00'); put(ws,y+1,[f'{len(rows)} rooms and desks: {occ} let, {len(rows)-occ} not let'],2)
    W(ws,[2,9,15,7,7,25,12,13,17,11,11,9,9,9,9,11,11]); fit(wb); wb.save(D+fn); save(fn,'OFFICE','Co-working roll, merged floor bars, grouped heads repeated by floor, starts in column B, euros',rows,'DeskWorks Quarter','2026-10',len(rows),occ,len(rows)-occ)
def w3():
    r=random.Random(6513); fn='covered_market_pitches.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('Tolls'); b=xlwt.easyxf('font: bold on'); mf=xlwt.easyxf(num_format_str='#,##0.00'); bm=xlwt.easyxf('font: bold on',num_format_str='#,##0.00'); P_=persons(r,80)
    ws.write(0,0,'Hexley Borough Council - Markets Service',b); ws.write(1,0,'Hexley Covered Market: pitch holders, tolls and services'); ws.write(2,0,'Position at 31.03.2026')
    H=['Pitch','Trader','Line of trade','m2','Licence from','Licence to','Toll p.c.m.','Electric','Water','Refuse','Due each month','Arrears','Note']; y=4; rows=[]; occ=0; G=[0]*6; n=0
    for hall,pre,k in [('FISH HALL','F',9),('BUTCHERS ROW','B',11),('GENERAL HALL','G',30),('OUTER RING','R',14)]:
        ws.write(y,0,hall,b); y+=1
        for i,h in enumerate(H): ws.write(y,i,h,b)
        y+=1; S=[0]*6
        j=1
        c=0
        while c<k:
            dbl=r.random()<.12; u=f"{pre}{j}" if not dbl else f"{pre}{j}/{j+1}"; j+=2 if dbl else 1; c+=1
            a=r.choice([6,7.5,9,12])*(2 if dbl else 1); ws.write(y,0,u); ws.write(y,3,a); row=dict(unit=u,section=hall,area=a)
            if r.random()<.16:
                s=r.choice(['Void','Void','Void - works']); ws.write(y,12,s); row['statusText']=s
            else:
                occ+=1; nm=f"{P_[n][0][0]}. {P_[n][1]}"+r.choice(['',' & Son','',' t/a '+r.choice(A)+' Stores']); n+=1
                tr={'F':['Wet fish','Shellfish'],'B':['Butcher','Poultry','Pies'],'G':['Fabrics','Cheese','Hardware','Cards','Pet foods','Greengrocer','Books'],'R':['Flowers','Hot food','Phones']}[pre]; t=r.choice(tr)
                st=dt.date(r.randint(2009,2025),r.randint(1,12),1); en=endm(st,12*r.choice([3,5])); hold=en<dt.date(2026,3,31)
                v=[R2(a*r.uniform(17,26)),R2(r.uniform(9,95)),R2(r.uniform(4,30)) if pre in 'FB' or r.random()<.2 else 0.0,11.25]; due=R2(sum(v)); ar=0.0 if r.random()<.8 else R2(r.uniform(30,700))
                for i,x in enumerate([nm,t]): ws.write(y,1+i,x)
                ws.write(y,4,st.strftime('%d.%m.%Y')); ws.write(y,5,'holding over' if hold else en.strftime('%d.%m.%Y'))
                for i,x in enumerate(v+[due,ar]): ws.write(y,6+i,x,mf); S[i]+=x
                row.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate='holding over' if hold else iso(en),contractRent=v[0],charges=ch(zip(['Electric','Water','Refuse'],v[1:])),totalCharges=due,balance=ar)
            rows.append(row); y+=1
        ws.write(y,1,'Sum '+hall.lower(),b)
        for i,x in enumerate(S): ws.write(y,6+i,R2(x),bm); G[i]+=x
        y+=2
    ws.write(y,1,'ALL HALLS',b)
    for i,x in enumerate(G): ws.write(y,6+i,R2(x),bm)
    ws.write(y+1,1,f'{len(rows)} pitches, {occ} licensed, {len(rows)-occ} void')
    for i,w in enumerate([9,32,14,7,13,13,11,10,9,9,15,10,14]): ws.col(i).width=w*256
    wb.save(D+fn); save(fn,'RETAIL','Market pitches by hall (xls), headings repeated per hall, text dates dd.mm.yyyy, voids in the note column',rows,'Hexley Covered Market','2026-03-31',len(rows),occ,len(rows)-occ)
def w4():
    r=random.Random(6514); fn='tannery_row_charge_lines.xlsx'; wb=Workbook(); ws=wb.active; ws.title='rrlc'; P_=persons(r,90); n=0
    for i,t in enumerate(['Rent Roll with Lease Charges - Resident','Tannery Row Apartments (tan2)','As Of = 08/31/2026','Month Year = 08/2026']): ws.cell(1+i,1,t).font=BD
    H1=['Unit','','Unit','Resident','Name','','Market','Charge','Amount','Resident','Move In','Lease','Move Out','Balance']; H2=['','','Sq Ft','','','','Rent','Code','','Deposit','','Expiration','','']; H0=['','Type','','','','','','','','','','','','']
    H1[1]='Unit'; H2[1]='Type'
    for i in range(14):
        for rr,h in ((6,H1),(7,H2)):
            c=ws.cell(rr,i+1,h[i] or None); c.font=BD; c.fill=fl('D9D9D9'); c.alignment=Alignment(horizontal='center')
    y=8; rows=[]; codes={}; tot=dict(mk=0,am=0,dep=0,bal=0,sf=0); occ=vac=0
    def block(u,ty,sf,mk,fut):
        nonlocal y,n,occ
        nm=' '.join(P_[n]); rid=f"t{4100231+n*17}"; n+=1; mi=dt.date(2026,9,r.randint(3,25)) if fut else dt.date(r.randint(2022,2025),r.randint(1,12),r.randint(1,28)); le=endm(dt.date(mi.year+1,mi.month,1),0) if fut else dt.date(2026 if r.random()<.4 else 2027,r.randint(9,12) if r.random()<.4 else 10,30)
        mo=dt.date(2026,9,30) if (not fut and r.random()<.1) else None
        rent=mk+r.choice([-45.,-20.,0.,15.,30.]); cs=[('rent',rent),('rwater',R2(r.uniform(20,60))),('rsewer',R2(r.uniform(15,40))),('trash',18.0)]
        if fut: cs=[('rent',rent),('trash',18.0)]
        else:
            if r.random()<.5: cs.append(('relec',R2(r.uniform(30,120))))
            if r.random()<.25: cs.append(('petrent',35.0))
            if r.random()<.3: cs.append(('garage',110.0))
            if r.random()<.08: cs.append(('conc',-150.0))
        dep=r.choice([300.,500.,rent]); bal=0.0 if fut or r.random()<.7 else R2(r.uniform(-80,640)); t=R2(sum(a for _,a in cs))
        put(ws,y,[u,ty,float(sf),rid,nm,None,None if fut else mk,cs[0][0],cs[0][1],dep,mi,le,mo,bal])
        ws.cell(y,3).number_format='#,##0'
        for c,a in cs[1:]: y+=1; put(ws,y,[c,a],8)
        y+=1; put(ws,y,['Total',t],8,True); y+=2
        if not fut:
            for c,a in cs: codes[c]=codes.get(c,0)+a
            tot['am']+=t; tot['dep']+=dep; tot['bal']+=bal; tot['mk']+=mk; tot['sf']+=sf
        return dict(unit=u,unitType=ty,area=sf,tenantName=nm,marketRent=None if fut else mk,contractRent=rent,charges=ch(cs),totalCharges=t,deposit=dep,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo) if mo else None,balance=bal,section='Future Residents/Applicants' if fut else 'Current/Notice/Vacant Residents',statusText='Future Residents/Applicants' if fut else 'Occupied')
    ws.cell(y,1,'Current/Notice/Vacant Residents').font=BD; y+=1; vs=[]
    for q in range(36):
        u=f"{q//12+1}-{100*(q%12//4+1)+q%4+1}"; ty,sf,mk=[('tn1a',688,1310.),('tn1b',742,1365.),('tn2a',998,1690.),('tn2d',1066,1755.)][q%4]
        if r.random()<.12:
            put(ws,y,[u,ty,float(sf),'VACANT','VACANT',None,mk,None,None,0.0,None,None,None,0.0]); ws.cell(y,3).number_format='#,##0'; y+=1; put(ws,y,['Total',0.0],8,True); y+=2; vac+=1; vs.append((u,ty,sf,mk)); tot['mk']+=mk; tot['sf']+=sf
            rows.append(dict(unit=u,unitType=ty,area=sf,marketRent=mk,statusText='VACANT',section='Current/Notice/Vacant Residents',totalCharges=0.0,deposit=0.0,balance=0.0))
        else: occ+=1; rows.append(block(u,ty,sf,mk,False))
    put(ws,y,['Total',None,float(tot['sf']),None,'Current/Notice/Vacant',None,R2(tot['mk']),None,R2(tot['am']),R2(tot['dep']),None,None,None,R2(tot['bal'])],bold=True); y+=2
    osf=tot['sf']-sum(v[2] for v in vs)
    ws.cell(y,1,'Future Residents/Applicants').font=BD; y+=1
    for v in vs[:3]: rows.append(block(*v,True))
    y+=1
    ws.cell(y,1,'Summary Groups').font=BD; E4=[None]*3; put(ws,y+1,['']+E4+['# Of Units',None,'Sq Footage',None,'Charges'],1,True); put(ws,y+2,['Current/Notice Residents']+E4+[occ,None,osf,None,R2(tot['am'])]); put(ws,y+3,['Vacant Units']+E4+[vac,None,tot['sf']-osf,None,0.0]); put(ws,y+4,['Totals:']+E4+[36,None,tot['sf'],None,R2(tot['am'])],bold=True); y+=7
    ws.cell(y,1,'Summary of Charges by Charge Code (Current/Notice Residents Only)').font=BD; y+=1; put(ws,y,['Charge Code','Amount'],bold=True); y+=1
    for c in codes: put(ws,y,[c,R2(codes[c])]); y+=1
    put(ws,y,['Total',R2(sum(codes.values()))],bold=True); W(ws,[13,13,10,12,26,2,12,10,11,11,12,12,12,11])
    fit(wb); wb.save(D+fn); save(fn,'MULTIFAMILY','System export: resident record with charge code lines and unit totals, two-line head, future residents, summaries',rows,'Tannery Row Apartments','2026-08-31',36,occ,vac)
def w5():
    r=random.Random(6515); fn='quarrybank_estate_export.csv'; N=cos(r,150,["Fasteners","Freight","Cabinets","Glass","Tiles","Electric","Foods","Print","Tooling"],["LLC","Inc","Corp","Co","& Sons"])
    f=open(D+fn,'w',newline=''); w=csv.writer(f); w.writerow(['ESTATE','Quarrybank Distribution Park']); w.writerow(['STATUS DATE','2026-05-31']); w.writerow([])
    w.writerow(['bldg','bay_no','use_cd','occupant','occ_stat','rsf','cmc_dt','xpr_dt','base_rent_mo','cam_mo','ret_mo','ins_mo','elec_submtr_mo','water_mo','tot_bill_mo','dep_held','cpi_review']); rows=[]; T=[0]*8; occ=0; i=0; area=0
    for b,k in [('Q1',24),('Q2',30),('Q3',30),('Q4',22),('Q5',28)]:
        for j in range(k):
            u=f"{b}-{(j+1)*5:03d}"; use=r.choice(['WH','WH','FLEX','SHOP']); a=r.randrange(1200,24000,100); area+=a; row=dict(unit=u,building=b,unitType=use,area=a)
            if r.random()<.11:
                w.writerow([b,u,use,'','VAC',a]+['']*11); row['statusText']='VAC'
            else:
                occ+=1; st=dt.date(r.randint(2018,2026),r.randint(1,5),1); en=endm(st,r.choice([60,84,36])); s='OCC'
                if en<dt.date(2026,5,31): s='HOLD'
                v=[R2(a*r.uniform(.55,1.05)),R2(a*.09),R2(a*.11),R2(a*.02),R2(r.uniform(40,900)) if use!='WH' else 0.0,R2(r.uniform(12,90))]; t=R2(sum(v)); dep=R2(v[0]) if r.random()<.7 else 0.0
                w.writerow([b,u,use,N[i],s,a,iso(st),iso(en)]+[f"{x:.2f}" for x in v+[t,dep]]+[r.choice(['Y','N'])])
                for q,x in enumerate(v+[t,dep]): T[q]+=x
                row.update(tenantName=N[i],statusText=s,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=v[0],charges=ch(zip(['cam_mo','ret_mo','ins_mo','elec_submtr_mo','water_mo'],v[1:])),totalCharges=t,deposit=dep); i+=1
            rows.append(row)
    w.writerow(['TOTAL','','',f'{len(rows)} bays','',area,'','']+[f"{x:.2f}" for x in T]+['']); f.close()
    save(fn,'INDUSTRIAL','CSV export with odd field names, preamble lines and a total line',rows,'Quarrybank Distribution Park','2026-05-31',len(rows),occ,len(rows)-occ)
def w6():
    r=random.Random(6516); fn='civic_square_garage_stalls.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Stalls Nov-26'; N=cos(r,40,["Law","Hotel","Clinic","Realty","Theatre"],["","LLC","Group"]); P_=persons(r,90); n=0
    ws['A1']='Civic Square Garage'; ws['A1'].font=Font(bold=True,size=15); ws['A2']='Contract stalls by level, rent roll as of November 1, 2026'
    rows=[]; y=4; G=[0,0,0]; occ=0; tab=[]
    H=['Stall','Permit holder','Permit type','From','Through','Monthly','EV power']
    for pair in [(('Level P1',14),('Level P2',14)),(('Level P3',12),('Roof',10))]:
        for side,(lv,k) in enumerate(pair):
            c0=1+side*8; ws.merge_cells(start_row=y,start_column=c0,end_row=y,end_column=c0+6); c=ws.cell(y,c0,lv); c.font=BD; c.alignment=CT; c.fill=fl('FFE699'); put(ws,y+1,H,c0,True); S=[0,0,0]
            for j in range(k):
                u=f"{ {'Level P1':'1','Level P2':'2','Level P3':'3','Roof':'R'}[lv]}-{j+1:02d}"; pt=r.choice(['Reserved','Reserved','Nested','EV']) if lv!='Roof' else 'Open air'; yy=y+2+j; row=dict(unit=u,section=lv,unitType=pt)
                if r.random()<.2: put(ws,yy,[u,'available',pt],c0); row['statusText']='available'
                else:
                    occ+=1; S[0]+=1; nm=r.choice(N) if r.random()<.4 else ' '.join(P_[n]); n+=1; st=dt.date(r.randint(2023,2026),r.randint(1,10),1); en=dt.date(2027,r.randint(1,10),28) if r.random()<.5 else None
                    rate={'Reserved':210.,'Nested':165.,'EV':235.,'Open air':120.}[pt]; ev=R2(r.uniform(6,70)) if pt=='EV' else None
                    put(ws,yy,[u,nm,pt,st,en or 'Mo-to-mo',rate,ev],c0)
                    for cc in (c0+3,c0+4):
                        if isinstance(ws.cell(yy,cc).value,dt.date): ws.cell(yy,cc).number_format='m/d/yy'
                    row.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en) if en else 'Mo-to-mo',contractRent=rate,charges=ch([('EV power',ev)])); S[1]+=rate; S[2]+=ev or 0
                rows.append(row)
            yy=y+2+k; put(ws,yy,[f'{lv}',f'{S[0]} of {k} taken',None,None,None,S[1],R2(S[2])],c0,True); G=[a+b for a,b in zip(G,S)]; tab.append((lv,k,S[0],S[1],R2(S[2])))
        y+=2+max(pair[0][1],pair[1][1])+3
    put(ws,y,['Level','','Stalls','Taken','Open','Monthly','EV power'],1,True); y+=1
    for lv,k,t,a,b in tab: put(ws,y,[lv,None,k,t,k-t,a,b]); y+=1
    put(ws,y,['Garage',None,50,G[0]+1 ,50-G[0],float(G[1]),R2(G[2])],bold=True)
    W(ws,[9,25,12,10,11,10,10,3,9,25,12,10,11,10,10]); fit(wb); wb.save(D+fn)
    save(fn,'PARKING','Parking stalls, two levels side by side, recap table by level',rows,'Civic Square Garage','2026-11-01',50,occ,50-occ,{"what":f"Recap line Garage: Taken printed {G[0]+1}, the levels and the stalls give {G[0]} (50 stalls, {50-G[0]} open)","kind":"count_wrong"},hard=True)
def w7():
    r=random.Random(6517); fn='wexley_office_park_landlord.xlsx'; wb=Workbook(); ws=wb.active; ws.title='CAM pool 26'; N=cos(r,40,["Dental","Accounting","Title","Therapy","Engineers","Travel"],["","PC","Inc.","Assoc."])
    put(ws,1,['2026 CAM pool estimate'],bold=True)
    pool=[('Landscaping',21400.),('Snow',9800.),('Electric - common',17350.),('Water - common',6240.),('Mgmt fee',18800.)]
    for i,(a,b) in enumerate(pool): put(ws,3+i,[a,b])
    put(ws,9,['Pool',sum(b for _,b in pool)],bold=True); W(ws,[24,14])
    rr=wb.create_sheet('tenants'); rr['A1']='Wexley Office Park'; rr['A1'].font=Font(bold=True,size=13,underline='single'); rr['A2']='who pays what - updated thru 4/30/26'
    y=4; rows=[]; occ=0; GG=[0]*5; i=0
    for bl,k in [('100 Wexley Drive',9),('104 Wexley Drive',8),('110 Wexley Drive (rear)',6)]:
        c=rr.cell(y,1,bl); c.font=Font(bold=True,italic=True,size=12); y+=1
        for q,h in enumerate(['Ste','Tenant','size','Lease term','Rent / yr','Rent / mo','CAM / mo','Elec sub-meter','Water','pays / mo','sec dep','notes']):
            c=rr.cell(y,1+q,h); c.font=BD; c.border=BOX; c.alignment=CT
        rr.row_dimensions[y].height=30; y+=1; S=[0]*5
        for j in range(k):
            u=f"{j//4*100+100+j%4+1}" if j else '101A'; a=r.randrange(400,3600,25); rr.cell(y,1,u); rr.cell(y,3,f"{a:,} sf"); row=dict(unit=u,building=bl,area=a)
            if r.random()<.18: rr.cell(y,2,'empty'); rr.cell(y,12,r.choice(['showing Tues','needs carpet','ask broker'])); row['statusText']='empty'
            else:
                occ+=1; nm=N[i]; i+=1; st=dt.date(r.randint(2020,2026),r.randint(1,4),1); en=endm(st,12*r.choice([3,5,7])); mtm=en<dt.date(2026,4,30); mo=float(round(a*r.uniform(1.3,1.9)/5)*5); cam=R2(a*.19); el=R2(r.uniform(35,300)); wt=R2(r.uniform(10,45)) if r.random()<.6 else None; t=R2(mo+cam+el+(wt or 0)); dep=mo if r.random()<.7 else None
                term='MTM' if mtm else f"{st.month}/{st.day}/{st:%y} - {en.month}/{en.day}/{en:%y}"
                note=None if r.random()<.6 else r.choice(['COI on file','pays late','meter #2 shared w/ hall, 80%'])
                vals=[nm,None,term,mo*12,mo,cam,el,wt,t,dep,note]
                for q,v in enumerate(vals):
                    if v is not None:
                        c=rr.cell(y,2+q,v)
                        if isinstance(v,float): c.number_format='"$"#,##0.00' if q not in (3,) else '"$"#,##0'
                rr.cell(y,3,f"{a:,} sf")
                row.update(tenantName=nm,statusText='Occupied',annualRent=mo*12,contractRent=mo,charges=ch([('CAM / mo',cam),('Elec sub-meter',el),('Water',wt)]),totalCharges=t,deposit=dep,leaseEndDate='MTM' if mtm else iso(en),leaseStartDate=None if mtm else iso(st))
                for q,v in enumerate([mo*12,mo,cam,el,wt or 0]): S[q]+=v
            rows.append(row); y+=1
        put(rr,y,['','bldg total',None,None]+[R2(v) for v in S]+[R2(sum(S[1:]))],1,True); 
        GG=[a+b for a,b in zip(GG,S)]; y+=2
    put(rr,y,['','PARK TOTAL',None,None]+[R2(v) for v in GG]+[R2(sum(GG[1:]))],1,True); put(rr,y+1,['',f'{len(rows)} suites / {occ} rented / {len(rows)-occ} empty'])
    W(rr,[8,28,11,20,13,12,11,13,9,12,12,26]); wb.active=1; fit(wb); wb.save(D+fn)
    save(fn,'OFFICE',"Landlord's own workbook: buildings as sections, term in one cell, sizes as text, notes",rows,'Wexley Office Park','2026-04-30',len(rows),occ,len(rows)-occ,sheet='tenants')
ALL=[w1,w2,w3,w4,w5,w6,w7]
if __name__=='__main__':
    for f in ALL: f()
