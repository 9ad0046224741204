from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as CL
import xlsxwriter
thin=Side(style='thin',color='888888')
def fill(h): return PatternFill('solid',fgColor=h)
# ---------- X1 parking garage, owner's workbook
def x1():
    R=random.Random(201); f='Corbel St Garage - monthly parkers Nov25.xlsx'; nm=Names(R,'office')
    wb=Workbook(); n0=wb.active; n0.title='Notes'
    for i,s in enumerate(['Corbel Street Garage','Monthly parking licences - who pays what','Update by the 3rd of each month. Daily / transient revenue is NOT in here (see TIBA reports).','Tax = 8% city parking tax on fee and EV surcharge.','Stalls on L5 roof closed Nov-Mar except snow contract.']): n0.cell(2+i,2,s); n0.column_dimensions['B'].width=80; n0.column_dimensions['A'].width=3
    ws=wb.create_sheet('Parkers Nov-25'); ws.sheet_view.showGridLines=False
    rc=wb.create_sheet('Rate card')
    for i,r in enumerate([('Class','Rate/mo'),('Unreserved',165),('Reserved',225),('Covered reserved',260),('Fleet',150)]):
        for j,v in enumerate(r): rc.cell(1+i,1+j,v)
    ws['B1']='CORBEL STREET GARAGE'; ws['B1'].font=Font(bold=True,size=16,name='Georgia'); ws['B2']='Monthly licence roll – November 2025'; ws['B2'].font=Font(italic=True,name='Georgia')
    H=['Stall Nos.','Qty','Class','Licensee','Lic. No.','Since','Runs to','Rate per stall','Parking Fee','EV Surcharge','City Tax 8%','TOTAL DUE','Card Deposit','Past Due']
    for j,h in enumerate(H):
        c=ws.cell(4,2+j,h); c.font=Font(bold=True,color='FFFFFF',name='Georgia',size=10); c.fill=fill('3B3B58'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[4].height=32; ws.column_dimensions['A'].width=2
    for j,w in enumerate([14,6,17,34,9,10,12,9,12,11,11,12,11,11]): ws.column_dimensions[CL(2+j)].width=w
    y=5;tr=[];T=[0]*7;no=411;nb=nv=0;lets=opn=0
    for lv,ttl,k,cl in [('L1','LEVEL 1 – covered reserved',6,['Covered reserved']),('L2','LEVEL 2 – reserved',6,['Reserved']),('L3','LEVEL 3 – unreserved nests',7,['Unreserved','Fleet']),('L4','LEVEL 4 – unreserved nests',6,['Unreserved']),('L5','LEVEL 5 – roof',2,['Fleet'])]:
        c=ws.cell(y,2,ttl); c.font=Font(bold=True,name='Georgia',color='3B3B58'); 
        for j in range(14): ws.cell(y,2+j).fill=fill('E4E4EE')
        y+=1; s=int(lv[1])*100+1; S=[0]*7
        for i in range(k):
            q_=R.choice([1,2,4,6,8,12,15,20,24]); u=f"{lv} {s}-{s+q_-1}" if q_>1 else f"{lv} {s}"; s+=q_; c_=R.choice(cl); rate={'Covered reserved':260,'Reserved':225,'Unreserved':165,'Fleet':150}[c_]
            nb+=1; vac=R.random()<.14 or (lv=='L5' and i==1)
            q=dict(unit=u,unitType=c_,section=ttl)
            if vac: 
                nv+=1;opn+=q_; vals=[u,q_,c_,'OPEN']; q['statusText']='OPEN'; S[0]+=q_
            else:
                lets+=q_;no+=R.randrange(1,6);fee=q_*rate; ev=R.choice([0,0,0,35*min(q_,4)]); tax=round((fee+ev)*.08,2); tot=fee+ev+tax
                st=D(R.randrange(2018,2026),R.randrange(1,11),1); en=R.choice(['MTM','MTM',end_of(D(2025,st.month,1),12*R.choice([1,2,3]))])
                dep=R.choice([0,25*q_,25*q_,50*q_]); pd=R.choice([0,0,0,0,tot,tot*2,-50]); name=nm()
                vals=[u,q_,c_,name,f'P-{no}',st,en,rate,fee,ev or None,tax,tot,dep or None,pd or None]
                q.update(tenantName=name,leaseStartDate=st,leaseEndDate=en,contractRent=fee,deposit=dep or None,balance=pd or None,totalCharges=tot,charges=[dict(code='Parking Fee',amount=fee)]+([dict(code='EV Surcharge',amount=ev)] if ev else [])+[dict(code='City Tax 8%',amount=tax)])
                for i_,x in enumerate((q_,fee,ev,tax,tot,dep,pd)): S[i_]+=x
            for j,v in enumerate(vals):
                c=ws.cell(y,2+j,v); c.font=Font(name='Georgia',size=10,italic=vac,color='B00020' if vac and j==3 else '000000'); c.border=Border(bottom=Side(style='hair'))
                if j in(5,6): c.number_format='mmm d, yyyy';c.alignment=Alignment(horizontal='right')
                if j>=7: c.number_format='#,##0.00;(#,##0.00)'
            tr.append(q); y+=1
        def tot(lbl,S,b='F4F4F8'):
            ws.cell(y,2,lbl)
            for j,v in zip((3,10,11,12,13,14,15),S): ws.cell(y,j,round(v,2)).number_format='#,##0.00;(#,##0.00)' if j>3 else '0'
            for j in range(2,16): ws.cell(y,j).font=Font(bold=True,name='Georgia',size=10); ws.cell(y,j).border=Border(top=thin); ws.cell(y,j).fill=fill(b)
        tot(f'{lv} total',S); T=[a+b for a,b in zip(T,S)]; y+=2
    tot('ALL LEVELS',T,'D5D5E5'); y+=2
    for a,b in [('Licence blocks',nb),('  licensed',nb-nv),('  open',nv),('Stalls licensed',lets),('Stalls open',opn)]: ws.cell(y,4,a);ws.cell(y,5,b).alignment=Alignment(horizontal='left');y+=1
    ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1; wb.save(os.path.join(DOC,f))
    save(f,'PARKING',"owner's workbook of monthly parking licences by garage level",False,dict(propertyName='Corbel Street Garage',asOnDate='2025-11',units=nb,occupied=nb-nv,vacant=nv,sheet='Parkers Nov-25',planted=None,rows=tr))
# ---------- X2 data centre roll, asset manager (planted digit_changed)
def x2():
    R=random.Random(202); f='DC_Ironwood_RentRoll_MRR.xlsx'
    ten=['Orrery Systems Integration, LLC','Parallax Cloud Hosting','Tessera Bank, N.A.','Umbra Cyber Defense, Inc.','Nacre Data Labs','Zephyrine Telecom, Inc.','Lanternfish Software, Inc.','Upland Energy Trading','Northreach University Consortium','Mistral Streaming Co.','Quillon Insurance Services','Halyard Payments','Redstart Genomics','Cobalt Ridge Exchange','Sextant Mapping','Bluewire CDN','Glassfrog Gaming','Pinion Payroll Services','Ellipse AI, Inc.','Harbor County E-911','Crossbill Archive Co.','Vantry Health Records','Oakline Carrier Hotel']
    wb=xlsxwriter.Workbook(os.path.join(DOC,f)); ex=wb.add_worksheet('Exec Summary'); ws=wb.add_worksheet('Customer Roll'); lg=wb.add_worksheet('Legend')
    B=wb.add_format({'bold':1}); hd=wb.add_format({'bold':1,'bg_color':'#1F3A2E','font_color':'white','align':'center','valign':'vcenter','text_wrap':1,'border':1,'font_size':9,'font_name':'Arial Narrow'})
    tx=wb.add_format({'font_size':9,'border':4}); n0=wb.add_format({'font_size':9,'num_format':'#,##0','border':4}); n2=wb.add_format({'font_size':9,'num_format':'_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)','border':4}); dt_=wb.add_format({'font_size':9,'num_format':'dd-mmm-yyyy','align':'center','border':4}); sec=wb.add_format({'bold':1,'bg_color':'#CFE3D8','font_size':10}); tot=wb.add_format({'bold':1,'num_format':'_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)','top':1,'bottom':6,'font_size':9}); totn=wb.add_format({'bold':1,'num_format':'#,##0','top':1,'bottom':6,'font_size':9})
    ws.write(0,0,'Ironwood Data Center Campus  –  DC-1',wb.add_format({'bold':1,'font_size':14})); ws.write(1,0,'Customer rent roll / monthly recurring revenue (MRR) as of'); ws.write_datetime(1,6,dt.datetime(2025,12,1),wb.add_format({'num_format':'d mmmm yyyy','align':'left','bold':1}))
    ws.merge_range(3,0,3,4,'PREMISES',hd);ws.merge_range(3,5,3,7,'CUSTOMER',hd);ws.merge_range(3,8,3,9,'TERM',hd);ws.merge_range(3,10,3,14,'MONTHLY RECURRING CHARGES',hd);ws.merge_range(3,15,3,16,'NEXT BUMP (LICENSE FEE)',hd);ws.merge_range(3,17,4,17,'Deposit Held',hd)
    for j,h in enumerate(['Suite / Cage','Type','SF','Contract kW','CRM key','St','Customer','Use','Start','Expiry','License Fee','Power Pass-Thru','Cross-Connects','Remote Hands','Total MRR','Effective','New Monthly Fee']): ws.write(4,j,h,hd)
    for j,w in enumerate([11,12,9,9,9,4,32,12,12,12,14,14,13,12,15,12,14,13]): ws.set_column(j,j,w,None,{'hidden':True} if j==4 else {})
    ws.set_row(3,18);ws.set_row(4,30)
    y=5;tr=[];G=[0.0]*8;cnt=dict(B=0,R=0,A=0);ti=0; digit=None
    for hall,us_ in [('DATA HALL 1',[('1-S1','Private suite'),('1-S2','Private suite')]+[(f'1-C{i:02d}','Cage') for i in range(1,9)]),('DATA HALL 2',[('2-S1','Private suite')]+[(f'2-C{i:02d}','Cage') for i in range(1,8)]),('OFFICE, MEET-ME ROOM & YARD',[('OF-1','Office'),('OF-2','Office'),('OF-3','Office'),('MMR-A','Meet-me room'),('MMR-B','Meet-me room'),('YD-1','Yard'),('RF-1','Rooftop')])]:
        ws.merge_range(y,0,y,17,hall,sec); y+=1; S=[0.0]*8
        for u,ty in us_:
            sf={'Private suite':R.randrange(5200,9800,10),'Cage':R.randrange(280,1650,5),'Office':R.randrange(350,1900),'Meet-me room':R.randrange(180,420),'Yard':2400,'Rooftop':600}[ty]; kw={'Private suite':R.randrange(750,1800,50),'Cage':R.randrange(30,220,5)}.get(ty,0)
            x=R.random(); st='A' if x<.14 else 'R' if u in('2-C05','1-C07') else 'B'; cnt[st]+=1
            ws.write(y,0,u,tx);ws.write(y,1,ty,tx);ws.write(y,2,sf,n0); ws.write(y,3,kw,n0) if kw else ws.write(y,3,'',tx); ws.write(y,4,f'CR{9000+y*7}',tx);ws.write(y,5,st,tx)
            q=dict(unit=u,unitType=ty,area=sf,section=hall,statusText=st); S[0]+=sf;S[1]+=kw
            if st=='A':
                for j in range(6,18): ws.write_blank(y,j,None,tx)
            else:
                n=ten[ti];ti+=1; a=D(2026,R.randrange(2,5),1) if st=='R' else D(R.randrange(2018,2026),R.randrange(1,12),R.choice([1,15])); T=R.choice([36,60,60,84,120])
                while end_of(a,T)<D(2026,2,1): T+=24
                e=end_of(a,T); fee=round(kw*R.uniform(118,152)+(0 if kw else sf*R.uniform(2,3.2)),2) if st=='B' else 0; pw=round(kw*R.uniform(48,66),2) if st=='B' else 0; xc=R.randrange(0,22)*275.0 if ty in('Cage','Private suite','Meet-me room') and st=='B' else 0; rh=R.choice([0,0,450.0,900.0]) if ty=='Cage' and st=='B' else 0
                total=round(fee+pw+xc+rh,2); dep=R.choice([0,round(fee,2),round(fee*2,2)])
                ws.write(y,6,n,tx);ws.write(y,7,R.choice(['Enterprise','Cloud','Network','Public','Finance']),tx);ws.write_datetime(y,8,dt.datetime.combine(a,dt.time()),dt_);ws.write_datetime(y,9,dt.datetime.combine(e,dt.time()),dt_)
                for i_,v in enumerate((fee,pw,xc,rh,total)): S[2+i_]+=v
                S[7]+=dep; pfee=fee
                if u=='2-S1': pfee=round(fee+9000 if str(int(fee))[-4]=='0' else fee-1000,2); digit=(u,fee,pfee)
                for j,v in zip(range(10,15),(pfee,pw,xc,rh,total)): ws.write(y,j,v,n2)
                q.update(tenantName=n,leaseStartDate=a,leaseEndDate=e)
                if st=='B': q.update(contractRent=pfee,totalCharges=total,charges=[dict(code=c,amount=v) for c,v in (('License Fee',pfee),('Power Pass-Thru',pw),('Cross-Connects',xc),('Remote Hands',rh)) if v])
                ws.write(y,17,dep,n2) ; q['deposit']=dep or None
                bd=D(2026,a.month,1) if D(2026,a.month,1)>D(2025,12,1) else None
                if st=='B' and bd and bd<e and R.random()<.8:
                    nf=round(fee*1.03,2); ws.write_datetime(y,15,dt.datetime.combine(bd,dt.time()),dt_);ws.write(y,16,nf,n2);q['rentSteps']=[dict(date=bd,amount=nf)]
                else: ws.write_blank(y,15,None,tx);ws.write_blank(y,16,None,tx)
            tr.append(q);y+=1
        ws.write(y,0,'Total '+hall.title(),tot)
        for j in range(1,18): ws.write_blank(y,j,None,tot)
        for j,v in zip((2,3,10,11,12,13,14,17),S): ws.write(y,j,round(v,2),totn if j<4 else tot)
        G=[a+b for a,b in zip(G,S)]; y+=2
    ws.write(y,0,'DC-1 TOTAL',tot)
    for j in range(1,18): ws.write_blank(y,j,None,tot)
    for j,v in zip((2,3,10,11,12,13,14,17),G): ws.write(y,j,round(v,2),totn if j<4 else tot)
    n=sum(cnt.values()); y+=2
    for l,v in [('Spaces',n),('Billing (B)',cnt['B']),('Reserved, not commenced (R)',cnt['R']),('Available (A)',cnt['A'])]: ws.write(y,6,l);ws.write(y,8,v);y+=1
    ws.freeze_panes(5,7); ws.set_landscape();ws.fit_to_pages(1,0)
    for i,(a,b) in enumerate([('B','Billing - commenced and paying'),('R','Reserved - signed, not commenced, no MRR yet'),('A','Available')]): lg.write(i+1,1,a,B);lg.write(i+1,2,b)
    ex.write(1,1,'Ironwood Data Center Campus',B);ex.write(2,1,'Total MRR');ex.write(2,3,round(G[6],2));ex.write(3,1,'Contract kW');ex.write(3,3,G[1]);ws.activate(); wb.close()
    save(f,'OTHER','data-centre MRR roll, grouped headers, status letters, hidden column',True,dict(propertyName='Ironwood Data Center Campus',asOnDate='2025-12-01',units=n,occupied=None,vacant=None,sheet='Customer Roll',planted=dict(what=f"License Fee of {digit[0]} is printed {digit[2]:.2f} where its Total MRR, the hall and campus totals were made with {digit[1]:.2f}",kind='digit_changed'),rows=tr))
# ---------- X3 RealPage Commercial export with charge lines under each tenant
def x3():
    R=random.Random(203); f='RealPage_Comm_RR_Detail_1125.xlsx'; nr=Names(R,'retail'); no=Names(R,'office')
    wb=Workbook(); ws=wb.active; ws.title='RentRollDetail'
    A8=lambda b=False,i=False: Font(name='Arial',size=8,bold=b,italic=i)
    def put(r,c,v,b=False,fmt=None,al=None):
        x=ws.cell(r,c,v);x.font=A8(b)
        if fmt:x.number_format=fmt
        if al:x.alignment=Alignment(horizontal=al)
        return x
    for i,s in enumerate(['Meridian Quay Property Group','COMMERCIAL RENT ROLL DETAIL','Trinket Row Mixed-Use (Property 0418)','As of 11/30/2025   Parameters: Lease status = Current, Future, MTM, Vacant; Subtotal by building']):
        ws.merge_cells(start_row=1+i,start_column=1,end_row=1+i,end_column=13); c=put(1+i,1,s,i<3,al='center'); c.font=Font(name='Arial',size=[9,12,9,8][i],bold=i<3)
    H1=['Unit','Occupant','Lease','Use','Rentable','Lease','Lease','Move-in','Market','Charge','Charge','Security','Balance']; H2=['','','Status','','Sq Ft','From','To','Date','Rent/Mo','Code','Amount','Deposit','Due']
    for j,(a,b) in enumerate(zip(H1,H2)):
        for r,v in((6,a),(7,b)): c=put(r,1+j,v,True,al='center');c.fill=fill('D9D9D9')
    y=8;tr=[];bycode={};units=vac=0;GA=GR=GC=GD=GB=GM=0
    bl=[('BUILDING A - THE ARCADE','A',12,['Retail','Retail','Restaurant']),('BUILDING B - LOFT OFFICES','B',11,['Office']),('BUILDING C - ANNEX','C',6,['Office','Storage','Retail'])]
    for bn,bc,k,uses in bl:
        put(y,1,bn,True); y+=1; SA=SC=SD=SB=SM=0
        for i in range(k):
            u=f"{bc}{100*(1+i//6)+10*(i%6)+5}"; use=R.choice(uses); a=R.randrange(240,600) if use=='Storage' else R.randrange(780,5200); mk=round(a*{'Retail':33,'Restaurant':37,'Office':26,'Storage':12}[use]/12,0); units+=1
            st_=['Current']; x=R.random()
            if x<.13: st_=['Vacant']+(['Future'] if x<.07 else [])
            elif x<.21: st_=['MTM']
            SA+=a;SM+=mk
            for s in st_:
                q=dict(unit=u,unitType=use,area=a,section=bn,building=None)
                put(y,1,u);put(y,3,s);put(y,4,use);put(y,5,a,fmt='#,##0');q['statusText']=s
                if s!='Future': put(y,9,mk,fmt='#,##0.00');q['marketRent']=mk
                if s=='Vacant': vac+=1; put(y,2,'** VACANT **'); tr.append(q);y+=2;continue
                name=(no if use in('Office','Storage') else nr)(); a0=D(2026,2,1) if s=='Future' else D(R.randrange(2016,2026),R.randrange(1,11),1); e=end_of(a0,R.choice([60,84,120]))
                while e<D(2026,1,1): e=end_of(addm(e,0)+dt.timedelta(1),36)
                if s=='MTM': a0=D(R.randrange(2017,2020),a0.month,1); e=end_of(D(2025,R.randrange(2,10),1),1)
                mi=a0+dt.timedelta(R.choice([0,0,3,14]))
                rent=round(mk*R.uniform(.82,1.06),2)
                ch=[('BRENT',rent)]
                if use!='Storage':
                    ch.append(('CAMEST',round(a*.42,2)))
                    if use!='Office': ch+= [('RETEST',round(a*.27,2)),('INSEST',round(a*.06,2))]
                    elif R.random()<.5: ch.append(('ELECT',round(a*.15,2)))
                    if R.random()<.3: ch.append(('SIGN',R.choice([50.0,85.0])))
                    if R.random()<.15: ch.append(('CONC',-round(rent*.25,2)))
                tc=round(sum(c[1] for c in ch),2); dep=R.choice([rent,2500.0,0.0,round(rent*2,2)]); bal=0.0 if s=='Future' else R.choice([0.0,0.0,tc,-150.25,round(R.uniform(30,900),2)])
                put(y,2,name);put(y,6,a0,fmt='mm/dd/yyyy');put(y,7,e,fmt='mm/dd/yyyy')
                if s!='Future': put(y,8,mi,fmt='mm/dd/yyyy'); q['moveInDate']=mi
                put(y,12,dep,fmt='#,##0.00');put(y,13,bal,fmt='#,##0.00;(#,##0.00)')
                for c,v in ch: put(y,10,c,al='center');put(y,11,v,fmt='#,##0.00;(#,##0.00)'); y+=1
                c1=put(y,10,'Total',True,al='center');c2=put(y,11,tc,True,fmt='#,##0.00;(#,##0.00)'); c2.border=Border(top=thin); y+=2
                if s!='Future':
                    SC+=tc;SD+=dep;SB+=bal
                    for c,v in ch: bycode[c]=bycode.get(c,0)+v
                q.update(tenantName=name,leaseStartDate=a0,leaseEndDate=e,contractRent=rent,deposit=dep,balance=bal,totalCharges=tc,charges=[dict(code=c,amount=v) for c,v in ch]); tr.append(q)
        def tt(lbl,vals):
            put(y,1,lbl,True)
            for c,v in zip((5,9,11,12,13),vals): put(y,c,round(v,2),True,fmt='#,##0' if c==5 else '#,##0.00;(#,##0.00)')
            for c in range(1,14): ws.cell(y,c).border=Border(top=thin,bottom=thin)
        tt('Totals for '+bn,(SA,SM,SC,SD,SB)); y+=2
        GA+=SA;GM+=SM;GC+=SC;GD+=SD;GB+=SB
    tt('Property totals (excl. future leases)',(GA,GM,GC,GD,GB)); y+=3
    put(y,2,'Summary of Charges by Code (current leases)',True);y+=1
    for c in sorted(bycode): put(y,2,c);put(y,5,round(bycode[c],2),fmt='#,##0.00;(#,##0.00)');y+=1
    put(y,2,'Total',True);put(y,5,round(GC,2),True,fmt='#,##0.00');y+=2
    put(y,2,'Units',True);put(y,5,units);y+=1;put(y,2,'Occupied');put(y,5,units-vac);y+=1;put(y,2,'Vacant');put(y,5,vac)
    for j,w in enumerate([9,34,9,11,9,11,11,11,11,9,12,12,12]): ws.column_dimensions[CL(1+j)].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0; ws.print_title_rows='1:7'
    wb.save(os.path.join(DOC,f))
    save(f,'MIXED_USE','RealPage Commercial detail export, charge lines stacked under the tenant row',True,dict(propertyName='Trinket Row Mixed-Use',asOnDate='2025-11-30',units=units,occupied=units-vac,vacant=vac,sheet=None,planted=None,rows=tr))
# ---------- X4 VTS flat export, four office buildings
def x4():
    R=random.Random(204); f='vts-rent-roll-export-2025-12-15.xlsx'; nm=Names(R,'office')
    wb=Workbook(); fs_=wb.active; fs_.title='Filters'; 
    for i,r in enumerate([('Portfolio','Greywater Office Fund II'),('Assets','4 selected'),('As of','12/15/2025'),('Units','SF / USD'),('Include future leases','Yes')]): fs_.cell(1+i,1,r[0]);fs_.cell(1+i,2,r[1])
    ws=wb.create_sheet('Rent Roll'); ws2=wb.create_sheet('Rent Schedule')
    H=['Asset','Floor','Suite','Lease Status','Tenant','Industry','Leased/Available SF','% of Asset','LCD','LXD','Remaining Term (mo)','In-Place Base Rent (Monthly)','In-Place Base Rent (PSF/Yr)','In-Place Base Rent (Annual)','Upcoming Rent Steps','Recovery Type','Options','Market Rent (Monthly)','Security Deposit','Notes']
    for j,h in enumerate(H): c=ws.cell(1,1+j,h);c.font=Font(bold=True,name='Calibri');c.fill=fill('F2F2F2');c.alignment=Alignment(wrap_text=True,vertical='top')
    y=2;tr=[];units=vac=0;TA=TR=TD=TB=0;sched=[]
    for asset,nf in [('17 Quayside Lane',5),('Birchgate I',3),('Birchgate II',3),('The Foundry at Ninth',4)]:
        sp=[]
        for fl in range(1,nf+1):
            for k in range(R.choice([1,2,3,4])): sp.append((fl,f"Suite {fl}{k*25:02d}",R.randrange(1300,12400)))
        at=sum(s[2] for s in sp)
        for fl,u,a in sp:
            units+=1; x=R.random(); seq=['Vacant'] if x<.1 else ['Vacant','Future'] if x<.16 else ['Occupied']
            for s in seq:
                bud=round(a*R.uniform(31,36)/12)
                q=dict(unit=u,propertyName=asset,area=a,statusText=s)
                v=[asset,fl if R.random()<.9 else f'{fl}',u,s,None,None,a,a/at]+[None]*12
                if s=='Vacant': vac+=1; TA+=a; v[4]='Vacant'; v[17]=bud;q['marketRent']=bud;TB+=bud; v[19]=R.choice([None,'Spec suite','White-boxed','Proposal out'])
                else:
                    n=nm(); st=D(2026,3,1) if s=='Future' else D(R.randrange(2016,2026),R.randrange(1,12),1); T=R.choice([62,65,84,89,126])
                    while end_of(st,T)<D(2026,2,1): T+=60
                    e=end_of(st,T); rent=round(a*R.uniform(26,39)/12,2); steps=[];d=D(2026,st.month,1) if s!='Future' else D(2027,3,1);pr=rent
                    while d<e and len(steps)<3 and R.random()<.85: pr=round(pr*1.0275,2);steps.append((d,pr));d=addm(d,12)
                    dep=R.choice([None,rent,round(rent*3,2)])
                    v[4]=n;v[5]=R.choice(['Legal','Technology','Finance','Insurance','Business Services','Nonprofit']);v[8]=st;v[9]=e;v[10]=max(0,(e.year-2025)*12+e.month-12);v[11]=rent;v[12]=rent*12/a;v[13]=round(rent*12,2)
                    v[14]='\n'.join(f"{us0(d)}: ${m2(p)}/mo" for d,p in steps) or None; v[15]=R.choice(['Base Year','NNN','Modified Gross']);v[16]=R.choice([None,'1 x 5 yr renewal','ROFO','Termination 2028']);v[18]=dep
                    if s=='Future': v[19]='Signed; LCD projected'
                    else: TA+=a;TR+=rent;TD+=dep or 0; v[17]=bud;q['marketRent']=bud;TB+=bud
                    q.update(tenantName=n,leaseStartDate=st,leaseEndDate=e,contractRent=rent,annualRent=v[13],deposit=dep,rentSteps=[dict(date=d,amount=p) for d,p in steps])
                    for d,p in steps: sched.append((asset,u,n,d,p))
                for j,x_ in enumerate(v):
                    c=ws.cell(y,1+j,x_)
                    if j==7:c.number_format='0.0%'
                    if j in(8,9):c.number_format='mm/dd/yyyy'
                    if j in(11,12,13,17,18):c.number_format='$#,##0.00'
                    if j==6:c.number_format='#,##0'
                    c.alignment=Alignment(wrap_text=j==14,vertical='top',**(dict(horizontal='left',indent=1) if j in(14,15) else {}))
                ws.row_dimensions[y].height=15*max(1,len(q.get('rentSteps') or []));tr.append(q);y+=1
    ws.row_dimensions[1].height=46
    for j,v in [(1,'Total (in-place and vacant)'),(7,TA),(12,round(TR,2)),(14,round(TR*12,2)),(18,TB),(19,round(TD,2))]:
        c=ws.cell(y,j,v);c.font=Font(bold=True);c.number_format='#,##0' if j==7 else '$#,##0.00'
    ws.cell(y+1,1,f'{units} spaces: {units-vac} occupied, {vac} vacant').font=Font(italic=True)
    for j,w in enumerate([20,6,11,11,32,18,11,9,11,11,10,14,10,15,30,14,18,13,13,20]): ws.column_dimensions[CL(1+j)].width=w
    ws.freeze_panes='F2'; ws.auto_filter.ref=f'A1:T{y-1}'
    for j,h in enumerate(['Asset','Suite','Tenant','Step Date','Monthly Rent']): ws2.cell(1,1+j,h).font=Font(bold=True)
    for i,r in enumerate(sched):
        for j,v in enumerate(r): c=ws2.cell(2+i,1+j,v); c.number_format='mm/dd/yyyy' if j==3 else '#,##0.00' if j==4 else 'General'
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
    wb.active=1; wb.save(os.path.join(DOC,f))
    save(f,'OFFICE','VTS flat export, one line per lease, steps in a wrapped cell, four assets',False,dict(propertyName='Greywater Office Fund II',asOnDate='2025-12-15',units=units,occupied=units-vac,vacant=vac,sheet='Rent Roll',planted=None,rows=tr))
# ---------- X5 industrial REIT portfolio, ~200 rows
def x5():
    R=random.Random(205); f='Palisade_Industrial_Portfolio_RR_Q3-25.xlsx'
    pool=POOL['ind']+[n for n in POOL['retail'] if n.split()[-1] in('Outlet','Hardware','Parts','Supply','Attic')]; 
    wb=xlsxwriter.Workbook(os.path.join(DOC,f)); cv=wb.add_worksheet('Cover'); sm=wb.add_worksheet('Summary'); ws=wb.add_worksheet('RR 9.30.25'); ro=wb.add_worksheet('Rollover')
    F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
    hd=F(bold=1,bottom=2,text_wrap=1,align='center',valign='bottom');mk=F(bold=1,bg_color='#203864',font_color='white');pr=F(bold=1,italic=1);t=F();ti=F(indent=1);n0=F(num_format='#,##0_);(#,##0);"–"_)');n2=F(num_format='#,##0.00_);(#,##0.00)');pc=F(num_format='0.0%');d_=F(num_format='m/d/yy',align='center');vt=F(italic=1,font_color='#C00000');st_=F(bold=1,top=1,num_format='#,##0_);(#,##0);"–"_)');gt=F(bold=1,top=1,bottom=6,num_format='#,##0_);(#,##0);"–"_)')
    cv.write(3,2,'Palisade Industrial Income Trust',F(bold=1,size=20) if 0 else wb.add_format({'bold':1,'font_size':20}));cv.write(5,2,'Portfolio rent roll, September 30, 2025');cv.write(7,2,'Unaudited. Prepared for lenders under NDA.')
    ws.write(0,1,'Palisade Industrial Income Trust',wb.add_format({'bold':1,'font_size':13}));ws.write(1,1,'Rent Roll as of 9/30/2025 ($, monthly unless noted)',t)
    H=['','Building','sys_id','Unit','Tenant','Lease\nType','Rentable\nSF','% of\nBldg','Commence','Expire','Yrs\nLeft','Base Rent\n/ Month','PSF\n/ Yr','Annualized\nBase Rent','Est. NNN\n/ Month','Next Bump\nDate','Next Bump\nMonthly Rent','Security\nDeposit']
    for j,h in enumerate(H): ws.write(4,j,h,hd)
    for j in range(18): ws.write(3,j,f'f{j:03d}',t)
    ws.set_row(3,None,None,{'hidden':True}); ws.set_row(4,26)
    for j,w in enumerate([2,22,8,8,32,7,10,7,9.5,9.5,6,12,7,13,11,10,12,12]): ws.set_column(j,j,w,None,{'hidden':True} if j==2 else {})
    y=5;tr=[];G=[0]*5;units=vac=0;sumr=[];exp={}
    mkts=[('INLAND CORRIDOR',[('Sorrel Ranch',['SR-1','SR-2','SR-3'],11),('Tipton Road DC',['TRD'],5)]),('GULF GATEWAY',[('Bayou Crossdock',['BX-A','BX-B'],10),('Channelview Flex',['CV1','CV2','CV3','CV4'],9)]),('LAKE STATES',[('Harrow Mills',['HM-North','HM-South'],12),('Pulaski Yard',['PY'],7)]),('MID-ATLANTIC',[('Quarrier Point',['QP-100','QP-200','QP-300'],12),('Stillhouse Park',['SH-1','SH-2'],10)])]
    for m,props in mkts:
        ws.merge_range(y,1,y,17,m,mk);y+=1; M=[0]*5
        for p,bl,k in props:
            ws.write(y,1,p,pr);y+=1;S=[0]*5
            for b in bl:
                kk=k+R.randrange(-2,3) if len(bl)>1 else k; ar=[R.randrange(2400,15000,20) if 'Flex' in p else R.randrange(9000,88000,100) for _ in range(max(3,kk))]; bt=sum(ar)
                for i,a in enumerate(ar):
                    u=f"{100+i*10}" if not b.startswith('HM') else chr(65+i); units+=1;S[0]+=a
                    q=dict(unit=u,propertyName=p,building=b,section=m,area=a)
                    ws.write(y,1,b,ti);ws.write(y,2,f'{R.randrange(10**5,10**6)}',t);ws.write(y,3,int(u) if u.isdigit() else u,F(align='center') if 0 else t);ws.write(y,6,a,n0);ws.write(y,7,a/bt,pc)
                    if R.random()<.07: vac+=1;ws.write(y,4,'Vacant',vt);q['statusText']='Vacant'
                    else:
                        n=R.choice(pool); st=D(R.randrange(2016,2026),R.randrange(1,10),1);T=R.choice([36,39,60,63,84,125])
                        while end_of(st,T)<D(2025,11,1):T+=36
                        e=end_of(st,T);rent=round(a*R.uniform(5.2,11.8)/12); nnn=round(a*R.uniform(1.7,3.1)/12);dep=R.choice([0,0,rent,rent+nnn,2*rent])
                        lt=R.choice(['NNN','NNN','NNN','MG'])
                        ws.write(y,4,n,t);ws.write(y,5,lt,t);ws.write_datetime(y,8,dt.datetime.combine(st,dt.time()),d_)
                        if R.random()<.03: e='MTM'; ws.write(y,9,'MTM',F(align='center')) if 0 else ws.write(y,9,'MTM',d_)
                        else: ws.write_datetime(y,9,dt.datetime.combine(e,dt.time()),d_);ws.write(y,10,round((e-D(2025,9,30)).days/365.25,1),F(num_format='0.0') if 0 else n2);exp[e.year]=exp.get(e.year,0)+rent*12
                        ws.write(y,11,rent,n0);ws.write(y,12,rent*12/a,n2);ws.write(y,13,rent*12,n0);
                        if lt=='MG': nnn=0
                        if nnn: ws.write(y,14,nnn,n0)
                        if dep: ws.write(y,17,dep,n0)
                        q.update(tenantName=n,leaseStartDate=st,leaseEndDate=e,contractRent=rent,annualRent=rent*12,deposit=dep or None,charges=[dict(code='Est. NNN',amount=nnn)] if nnn else None)
                        bd=addm(D(2025,st.month,1),12 if st.month<=9 else 0)
                        if e!='MTM' and bd<e and R.random()<.75:
                            nb=round(rent*1.035);ws.write_datetime(y,15,dt.datetime.combine(bd,dt.time()),d_);ws.write(y,16,nb,n0);q['rentSteps']=[dict(date=bd,amount=nb)]
                        for i_,x in enumerate((0,rent,rent*12,nnn,dep)):S[i_]+=x
                    ws.set_row(y,None,None,{'level':1});tr.append(q);y+=1
            ws.write(y,1,f'{p} – subtotal',st_)
            for j in range(2,18): ws.write_blank(y,j,None,st_)
            for j,v in zip((6,11,13,14,17),S): ws.write(y,j,v,st_)
            y+=2;M=[a+b for a,b in zip(M,S)];sumr.append((m,p,S))
        ws.write(y,1,f'{m} TOTAL',gt)
        for j in range(2,18): ws.write_blank(y,j,None,gt)
        for j,v in zip((6,11,13,14,17),M): ws.write(y,j,v,gt)
        y+=2;G=[a+b for a,b in zip(G,M)]
    ws.write(y,1,'PORTFOLIO TOTAL',gt)
    for j in range(2,18): ws.write_blank(y,j,None,gt)
    for j,v in zip((6,11,13,14,17),G): ws.write(y,j,v,gt)
    ws.write(y+1,1,f'Units: {units}   Leased: {units-vac}   Vacant: {vac}',t);ws.freeze_panes(5,5);ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,0);ws.repeat_rows(4)
    for j,h in enumerate(['Market','Property','SF','Base Rent / Mo','ABR']): sm.write(1,1+j,h,hd)
    for i,(m,p,S) in enumerate(sumr):
        for j,v in enumerate((m,p,S[0],S[1],S[2])): sm.write(2+i,1+j,v,n0)
    sm.set_column(1,2,22);ro.set_column(1,2,16)
    ro.write(1,1,'Year',hd);ro.write(1,2,'ABR expiring',hd)
    for i,k in enumerate(sorted(exp)): ro.write(2+i,1,k);ro.write(2+i,2,exp[k],n0)
    ws.activate();wb.close()
    save(f,'INDUSTRIAL','REIT portfolio workbook, markets and properties as bands, outline, hidden row and column',False,dict(propertyName='Palisade Industrial Income Trust',asOnDate='2025-09-30',units=units,occupied=units-vac,vacant=vac,sheet='RR 9.30.25',planted=None,rows=tr))
# ---------- X6 Timberline report exporter: two-line records, text amounts, repeated page headers
def x6():
    R=random.Random(206); f='TSPM Rent Roll Osage Plaza.xlsx'; nm=Names(R,'retail')
    wb=Workbook(); ws=wb.active; ws.title='Sheet1'
    ft=Font(name='Courier New',size=8); fb=Font(name='Courier New',size=8,bold=True)
    col=dict(u=1,n=3,a=7,b=9,r=12,cam=14,tax=16,ins=18,tot=21)
    def put(r,k,v,b=False,al=None):
        c=ws.cell(r,col[k] if isinstance(k,str) else k,v);c.font=fb if b else ft
        c.alignment=Alignment(horizontal=al or 'left')
    pg=0
    def header(y):
        nonlocal pg
        pg+=1; put(y,1,'Sandhill Realty Mgmt Co');put(y,21,f'Page {pg}',al='right');put(y+1,9,'TENANT RENT ROLL',True);put(y+1,21,'12-03-25',al='right');put(y+2,9,'Osage Plaza  -  as of 11-30-25')
        for k,v in dict(u='Unit',n='Tenant',a='Sq Feet',b='Lease Start',r='Base Rent',cam='CAM',tax='RE Tax',ins='Insurance',tot='Total Monthly').items(): put(y+4,k,v,True,'right' if k in('a','r','cam','tax','ins','tot') else None)
        for k,v in dict(u='Acct',n='DBA / Contact',a='Pct',b='Lease End',r='Annual Rent',cam='Deposit',tax='Balance').items(): put(y+5,k,v,True,'right' if k in('a','r','cam','tax') else None)
        for c in range(1,22): ws.cell(y+5,c).border=Border(bottom=Side(style='medium'))
        return y+7
    y=header(1);tr=[];ids=['1','2','3','4-5','6','7','8','9A','9B','10','11','12','14','15','16','ATM','PAD A'];A={}
    for u in ids: A[u]=50 if u=='ATM' else R.randrange(900,4800) if u!='PAD A' else 3600
    TA=sum(A.values());S=dict(r=0,cam=0,tax=0,ins=0,tot=0,d=0,b=0);vac=0;neg=lambda x:f"({m2(-x)})" if x<0 else m2(x)
    for i,u in enumerate(ids):
        if i in(6,12): y=header(y+3)
        a=A[u];q=dict(unit=u,area=a)
        put(y,'u',u);put(y,'a',m0(a),al='right');put(y+1,'a',f'{a/TA*100:.2f}',al='right')
        if u in('7','12'): put(y,'n','*VACANT*');q['statusText']='VACANT';vac+=1
        else:
            n='Tessera Bank ATM' if u=='ATM' else nm(); st=D(R.randrange(2010,2025),R.randrange(1,13),1);e=end_of(st,R.choice([60,120]))
            while e<D(2026,1,1): e=end_of(e+dt.timedelta(1),60)
            mtm=u in('9B',)
            rent=650.0 if u=='ATM' else round(a*R.uniform(12,23)/12,2);cam=round(a*.21,2);tax=round(a*.17,2);ins=round(a*.03,2)
            if u in('16','ATM'): cam=tax=ins=0
            tot=round(rent+cam+tax+ins,2);dep=R.choice([0,rent,1500.0]);bal=R.choice([0,0,tot,-round(R.uniform(5,90),2)])
            put(y,'n',n,True);put(y,'b',st.strftime('%m-%d-%y'));put(y+1,'b','MTM' if mtm else e.strftime('%m-%d-%y'));put(y+1,'u',f'OSP-{2040+i*3}')
            put(y+1,'n',R.choice(['Attn: Accounts Payable','Attn: Store Manager','Attn: Lease Administration','c/o Corporate Real Estate']))
            for k,v in(('r',rent),('cam',cam),('tax',tax),('ins',ins),('tot',tot)):
                if v: put(y,k,m2(v),al='right')
                S[k]+=v
            put(y+1,'r',m2(rent*12),al='right');put(y+1,'cam',m2(dep),al='right');put(y+1,'tax',neg(bal),al='right');S['d']+=dep;S['b']+=bal
            q.update(tenantName=n,leaseStartDate=st,leaseEndDate='MTM' if mtm else e,contractRent=rent,annualRent=rent*12,deposit=dep,balance=bal,totalCharges=tot,charges=[dict(code=c,amount=v) for c,v in(('Base Rent',rent),('CAM',cam),('RE Tax',tax),('Insurance',ins)) if v])
        tr.append(q);y+=3
    for c in range(1,22): ws.cell(y,c).border=Border(top=Side(style='medium'))
    put(y,'u','Property Total',True);put(y,'a',m0(TA),True,'right')
    for k in('r','cam','tax','ins','tot'): put(y,k,m2(S[k]),True,'right')
    put(y+1,'n',f'{len(ids)} units    {len(ids)-vac} occupied    {vac} vacant');put(y+1,'r',m2(S['r']*12),True,'right');put(y+1,'cam',m2(S['d']),True,'right');put(y+1,'tax',neg(round(S['b'],2)),True,'right')
    put(y+3,9,'*** End of Report ***')
    for c in range(1,22): ws.column_dimensions[CL(c)].width=2.5
    for k,w in dict(u=11,n=30,a=9,b=12,r=13,cam=12,tax=12,ins=12,tot=15).items(): ws.column_dimensions[CL(col[k])].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
    wb.save(os.path.join(DOC,f))
    save(f,'RETAIL','Timberline/Sage export, two-line records, amounts as text, blank columns, page headers repeated',True,dict(propertyName='Osage Plaza',asOnDate='2025-11-30',units=len(ids),occupied=len(ids)-vac,vacant=vac,sheet=None,planted=None,rows=tr))
# ---------- X7 appraiser's schedule, cold storage
def x7():
    f='Frostline_Cold_Storage_Appraisal_Table_4-2.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='4-2 Rent Schedule'; G='Garamond'
    rows=[('Chamber 1','Freezer (-10°F)',38400,'Yellowtail Seafood','Mar-21','Feb-31',40320,41600,'3.0% each March; tenant racking'),
     ('Chamber 2','Freezer (-10°F)',41150,'Nettle Creek Foods','Aug-19','Jul-29',41836,44580,'3.0% each August'),
     ('Chamber 3','Cooler (34°F)',22600,'Hummock Beverage Distributors','Jan-23','Dec-27',18268,18835,'Flat; one 5-yr option'),
     ('Chamber 4','Cooler (34°F)',24250,None,None,None,None,20210,'Decommissioned evaporators; 9 mo. downtime modelled'),
     ('Blast Cells','Blast freeze',6900,'Yellowtail Seafood','Mar-21','Feb-31',11500,11500,'Coterminous with Chamber 1'),
     ('Dry Dock','Dry storage',18800,'Hopyard Cold Logistics','Oct-24','MTM',9870,11750,'Landlord affiliate; below market'),
     ('Office 2F','Office',4120,'Nettle Creek Foods','Aug-19','Jul-29',4635,4980,'Coterminous with Chamber 2'),
     ('Ice Plant','Special purpose',3050,'Coldspring Ice Co.','Jun-22','May-32',4575,4575,'CPI, 2%-5%'),
     ('Truck Yard','Trailer parking',None,'Windrow Trailer Leasing','May-25','Apr-28',3200,3500,'40 plug-in stalls')]
    ws.merge_cells('B2:M2');ws['B2']='Table 4-2';ws.merge_cells('B3:M3');ws['B3']='TENANCY SCHEDULE AND MARKET RENT COMPARISON';ws.merge_cells('B4:M4');ws['B4']='Frostline Cold Storage, 600 Rimer Avenue  |  Effective date of value: October 15, 2025'
    for c in('B2','B3','B4'): ws[c].font=Font(name=G,bold=c!='B4',size=12 if c=='B3' else 10);ws[c].alignment=Alignment(horizontal='center')
    for rng,v in [('B6:B7','Space'),('C6:C7','Temperature / use'),('D6:D7','NRA (SF)'),('E6:E7','Occupant'),('F6:G6','Lease term'),('H6:J6','Contract rent'),('K6:L6','Market rent'),('M6:M7','Contract / market')]:
        ws.merge_cells(rng);ws[rng[:2]]=v
    ws.merge_cells('N6:N7');ws['N6']='Remarks'
    for c,v in zip('FGHIJKL',['From','Through','$/SF/Yr','Monthly','Annual','$/SF/Yr','Monthly']): ws[f'{c}7']=v
    for r in(6,7):
        for c in 'BCDEFGHIJKLMN': x=ws[f'{c}{r}'];x.font=Font(name=G,bold=True,size=10);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=Border(top=Side(style='medium') if r==6 else thin,bottom=Side(style='medium') if r==7 else None)
    y=8;tr=[];SA=SM=SK=0
    for u,ty,a,n,st,e,m,mk,rem in rows:
        vals=[u,ty,a,n or 'Vacant',st,e,m*12/a if m and a else None,m,m*12 if m else None,mk*12/a if a else None,mk,m/mk if m else None,rem]
        for j,v in enumerate(vals):
            c=ws.cell(y,2+j,v);c.font=Font(name=G,size=10,italic=n is None and j==3);c.alignment=Alignment(wrap_text=j==12,vertical='top',horizontal='center' if j in(4,5) else None)
            c.number_format={2:'#,##0',6:'$0.00',7:'$#,##0',8:'$#,##0',9:'$0.00',10:'$#,##0',11:'0.0%'}.get(j,'General')
        if len(rem)>44: ws.row_dimensions[y].height=27
        ws.cell(y,14).alignment=Alignment(wrap_text=True,vertical='top',horizontal='left',indent=1);ws.cell(y,5).alignment=Alignment(vertical='top',horizontal='left',indent=1)
        q=dict(unit=u,unitType=ty,area=a,marketRent=mk)
        if n: q.update(tenantName=n,leaseStartDate=st,leaseEndDate=e,contractRent=m,annualRent=m*12)
        else: q['statusText']='Vacant'
        tr.append(q);SA+=a or 0;SM+=m or 0;SK+=mk;y+=1
    for c,v,nf in [('B','Total / average',None),('D',SA,'#,##0'),('I',SM,'$#,##0'),('J',SM*12,'$#,##0'),('L',SK,'$#,##0')]: ws[f'{c}{y}']=v; ws[f'{c}{y}'].number_format=nf or 'General'
    for c in 'BCDEFGHIJKLMN': ws[f'{c}{y}'].font=Font(name=G,bold=True,size=10);ws[f'{c}{y}'].border=Border(top=thin,bottom=Side(style='double'))
    for i,s in enumerate(['Source: Client rent roll and leases reviewed by the appraisers. Truck Yard is not included in net rentable area.','Nine demised spaces, eight occupied and one vacant at the effective date. MTM denotes month-to-month.']): ws[f'B{y+2+i}']=s;ws[f'B{y+2+i}'].font=Font(name=G,size=9,italic=True)
    for i,r in enumerate([('Market rent conclusions','$/SF/Yr NNN'),('Freezer',13.00),('Cooler',10.00),('Blast freeze',20.00),('Dry',7.50),('Office',14.50)]):
        for j,v in enumerate(r): c=ws.cell(y+5+i,5+j,v);c.font=Font(name=G,size=10,bold=i==0);c.number_format='$0.00'
    for c,w in dict(A=2,B=13,C=17,D=10,E=30,F=9,G=9,H=9,I=11,J=12,K=9,L=11,M=11,N=48).items(): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,f))
    save(f,'WAREHOUSE',"appraiser's tenancy schedule with market rent comparison, merged headers, side table below",False,dict(propertyName='Frostline Cold Storage',asOnDate='2025-10-15',units=9,occupied=8,vacant=1,sheet=None,planted=None,rows=tr))
if __name__=='__main__': x1();x2();x3();x4();x5();x6();x7()
