# 8 Entrata by-bed ; 9 mixed-use owner ; 10 ResMan ; 11 UK BTR tenancy schedule
from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as GL

def entrata():
    r=R(2210);name='The Varsity at Holloway - Rent Roll (Beds) 10.15.2025.xlsx';asof=dt.date(2025,10,15)
    wb=xlsxwriter.Workbook(D(name));par=wb.add_worksheet('Report Parameters');ws=wb.add_worksheet('Rent Roll');sm=wb.add_worksheet('Summary')
    F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
    t=F(bold=True);par.set_column(0,1,34)
    for i,(a,b) in enumerate([('Rent Roll',''),('Property','The Varsity at Holloway'),('Effective Date','10/15/2025'),('Display','By Space'),('Charge Timing','Scheduled, as of effective date'),('Include','Current, Notice, Future (vacant spaces only), Vacant'),('Generated','10/16/2025 07:12 AM MDT')]): par.write(i,0,a,t);par.write(i,1,b,F())
    ws.write(0,0,'Rent Roll',F(bold=True,));ws.write(1,0,'The Varsity at Holloway');ws.write(2,0,'As of 10/15/2025')
    h=F(bold=True,bg_color='#D9E2EC',border=1,text_wrap=True,align='center',valign='vcenter');mny=F(num_format='#,##0.00');mb=F(num_format='#,##0.00',bold=True,top=1);d=F(num_format='mm/dd/yyyy',align='center');tx=F();tc=F(align='center')
    top=[(0,4,'Unit Information'),(5,11,'Resident'),(12,12,''),(13,19,'Scheduled Charges'),(20,21,'Ledger')]
    for a,b,l in top:
        if a==b: ws.write(4,a,l,h)
        else: ws.merge_range(4,a,4,b,l,h)
    hs=['Bldg-Unit-Space','Space Option','Floor Plan','Sq Ft','Unit Status','Resident','Lease Status','Lease ID','Move-In','Lease Start','Lease End','Move-Out','Market Rent','Base Rent','Furniture','Parking','Utility Pkg','Month-to-Month','Concession','Total','Deposit Held','Balance']
    for j,x in enumerate(hs): ws.write(5,j,x,h)
    ws.set_row(5,24);ws.freeze_panes(6,2)
    for j,wd in enumerate([13,9,15,6,13,22,11,9]+[10]*4+[10]*10): ws.set_column(j,j,wd)
    fps={'4x4 Deluxe':(1460,'ABCD',789),'4x2 Classic':(1210,'ABCD',689),'2x2 Premium':(905,'AB',929),'Studio':(410,'',1245)}
    y=6;T=[];tot=[0.]*9;un=oc=0;lid=88213
    for b in (1,2):
        for fl in (1,2,3):
            for k in range(1,9):
                fp=r.choice(['4x4 Deluxe','4x4 Deluxe','4x2 Classic','2x2 Premium','2x2 Premium','Studio']);sq,beds,mk=fps[fp]
                if y>6+120 and not(b==2 and fl==3): pass
                for sp in (beds or '-'):
                    un+=1;u0=f'{b}-{fl}{k:02d}'
                    u=u0+(f'-{sp}' if sp!='-' else '');row=dict(unit=u,unitType=fp,area=sq)
                    ws.write(y,0,u,tx);ws.write(y,1,'Shared' if '4x2' in fp and sp in 'CD' else 'Private',tc);ws.write(y,2,fp,tx);ws.write(y,3,sq,F(num_format='#,##0'));ws.write(y,12,mk,mny);tot[0]+=mk
                    row['marketRent']=mk
                    q=r.random()
                    if q<.07:
                        s=r.choice(['Vacant Unrented Ready','Vacant Unrented Not Ready']);ws.write(y,4,s,tx);row['statusText']=s
                        for j in range(13,22): ws.write(y,j,0,mny)
                        row.update(contractRent=0,totalCharges=0,deposit=0,balance=0)
                    else:
                        oc+=1;lid+=r.randrange(1,40);late=r.random()<.15
                        s='Notice Unrented' if r.random()<.06 else 'Occupied';mi=r.day(dt.date(2025,8,15),dt.date(2025,8,22)) if not late else r.day(dt.date(2024,8,14),dt.date(2025,1,20))
                        ls=dt.date(2025,8,19);le=dt.date(2026,7,31);mo=dt.date(2025,12,19) if s!='Occupied' else None
                        ren=r.random()<.3 and late;base=mk-r.choice([0,0,10,20,35]);fu=35. if fp!='4x2 Classic' else 0.;pk=r.choice([0.,0.,45.,60.]);ut=r.choice([42.,42.,0.]);mtm=0.;cc=r.choice([0.]*8+[-25.,-50.])
                        v=[base,fu,pk,ut,mtm,cc];tt=sum(v);dep=r.choice([0.,0.,200.]);bal=r.choice([0.,0.,0.,0.,tt,round(r.uniform(-80,900),2)])
                        nm=r.nm('lf');st=s
                        ws.write(y,4,s,tx);ws.write(y,5,nm,tx);ws.write(y,6,'Current' if not mo else 'Notice',tx);ws.write(y,7,lid,tc)
                        for j,x in ((8,mi),(9,ls),(10,le),(11,mo)):
                            if x: ws.write_datetime(y,j,dt.datetime(x.year,x.month,x.day),d)
                        for j,x in enumerate(v+[tt,dep,bal]): ws.write(y,13+j,x,mny)
                        for j,x in enumerate(v+[tt]): tot[1+j]+=x
                        tot[8]+=bal
                        row.update(tenantName=nm,statusText=s,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,contractRent=base,totalCharges=tt,deposit=dep,balance=bal,charges=list(zip(hs[13:19],v)))
                    if 'charges' not in row: row['charges']=[(x,0) for x in hs[13:19]]
                    T.append(row);y+=1
    ws.write(y,0,'Total',F(bold=True,top=1));ws.write(y,1,'',mb);ws.write(y,2,f'{un} spaces',F(bold=True,top=1))
    for j in range(3,12): ws.write(y,j,'',mb)
    for j,v in enumerate(tot[:8]): ws.write(y,12+j,v,mb)
    dep=sum(x.get('deposit',0) for x in T);ws.write(y,20,dep,mb);ws.write(y,21,tot[8],mb)
    sm.write(0,0,'Occupancy by Floor Plan',t);sm.set_column(0,0,24)
    for j,x in enumerate(['Floor Plan','Spaces','Occupied','Occ %','Avg Market','Avg Base Rent']): sm.write(2,j,x,h)
    for i,fp in enumerate(fps):
        L=[x for x in T if x['unitType']==fp];o=[x for x in L if x.get('tenantName')]
        for j,x in enumerate([fp,len(L),len(o),len(o)/max(1,len(L)),sum(x['marketRent'] for x in L)/max(1,len(L)),sum(x['contractRent'] for x in o)/max(1,len(o))]): sm.write(3+i,j,x,F(num_format=['@','0','0','0.0%','#,##0.00','#,##0.00'][j]))
    for j,x in enumerate(['Total',un,oc,oc/un]): sm.write(7,j,x,F(bold=True,num_format=['@','0','0','0.0%'][j]))
    ws.activate();ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5);wb.close()
    truth(name,'STUDENT_HOUSING','Entrata-like export by bed: charge columns under grouped header, parameter and summary sheets',True,'The Varsity at Holloway',asof,un,oc,un-oc,T,sheet='Rent Roll')

def mixed():
    name='Copperfield Block rents.xlsx';wb=Workbook();ws=wb.active;ws.title='Sheet1'
    f=lambda **k:Font(name='Calibri',**k)
    def put(a,v,b=False,nf=None,it=False,al=None,wrap=False):
        c=ws[a];c.value=v;c.font=f(size=11,bold=b,italic=it)
        if nf:c.number_format=nf
        if al or wrap:c.alignment=Alignment(horizontal=al,wrap_text=wrap,vertical='top')
    put('B2','Copperfield Block, 1-15 Market Sq., Dunmore',True);ws['B2'].font=f(size=15,bold=True)
    put('B3','rents per 12/1/2025   (rev. 11/28 - K.)',it=True)
    put('B5','SHOPS (ground floor)',True);ws['B5'].fill=PatternFill('solid',fgColor='FCE4D6')
    for col,h in zip('BCDEFGHI',['no.','who','sq. ft.','from','to','rent a year','rent a month','increases']): put(col+'6',h,True,al='center');ws[col+'6'].border=Border(bottom=Side(style='medium'))
    shops=[('1','Tallow & Wick Candles LLC',820,'5/1/2023','4/30/2028',22140,[('2026-05-01',1900.35),('2027-05-01',1957.36)],'5/1/26 1,900.35/mo\n5/1/27 1,957.36/mo'),
     ('3','Yarborne Shoe Repair',410,'','MTM',9600,[],''),
     ('5-7','Nonna Ungaretto\'s, Inc. (restaurant)',2150,'10/1/2021','9/30/2031',64500,[('2026-10-01',5643.75)],'10/1/26 to 5,643.75/mo'),
     ('9','vacant',760,'','',None,[],'asking 1,700'),
     ('11','Dunmore Optical PC',1180,'1/15/2025','1/14/2030',33630,[('2027-01-15',2886.58),('2029-01-15',2973.18)],'1/15/27 2,886.58/mo\n1/15/29 2,973.18/mo')]
    y=7;T=[];a=0;sf=0
    for no,who,s,fr,to,yr,st,txt in shops:
        put(f'B{y}',no,al='left');put(f'C{y}',who);put(f'D{y}',s,nf='#,##0')
        def dd(v): return dt.datetime.strptime(v,'%m/%d/%Y').date() if '/' in v else (v or None)
        for col,v in(('E',fr),('F',to)):
            if v: put(f'{col}{y}',dd(v),nf='m/d/yyyy',al='right')
        row=dict(unit=no,area=s,section='SHOPS (ground floor)');sf+=s
        if yr: put(f'G{y}',yr,nf='$#,##0');put(f'H{y}',yr/12,nf='$#,##0.00');a+=yr;row.update(tenantName=who,statusText='Occupied',annualRent=yr,contractRent=yr/12,leaseStartDate=dd(fr),leaseEndDate=dd(to),rentSteps=[dict(date=x,amount=z) for x,z in st])
        else: row.update(statusText='vacant',marketRent=1700)
        if txt: put(f'I{y}',txt,wrap=True)
        if '\n' in txt: ws.row_dimensions[y].height=30
        T.append(row);y+=1
    put(f'C{y}','shops',True);put(f'D{y}',sf,True,'#,##0');put(f'G{y}',a,True,'$#,##0');put(f'H{y}',a/12,True,'$#,##0.00');y+=2
    for c in 'DGH': ws[f'{c}{y-2}'].border=Border(top=Side(style='thin'))
    sA='APARTMENTS (2nd + 3rd floor)';put(f'B{y}',sA,True);ws[f'B{y}'].fill=PatternFill('solid',fgColor='DDEBF7');y+=1
    for col,h in zip('BCDEFGHI',['apt','tenant','rooms','lease','ends','deposit','rent a month','remarks']): put(f'{col}{y}',h,True,al='center');ws[f'{col}{y}'].border=Border(bottom=Side(style='medium'))
    y+=1;r=R(61);m=0;dps=0
    apts=['2A','2B','2C','2D','2E','2F','3A','3B','3C','3D','3E','3F']
    for i,u in enumerate(apts):
        put(f'B{y}',u);rm=['3 rm','2 rm','4 rm','2 rm','3 rm','studio'][i%6];put(f'D{y}',rm,al='center');row=dict(unit=u,unitType=rm,section=sA)
        if u=='3C': put(f'C{y}','EMPTY',it=True);put(f'I{y}','market 1,395');row.update(statusText='EMPTY',marketRent=1395)
        else:
            nm=r.nm('il') if u!='2B' else 'super (Z. Delacort)';rent={'3 rm':1180,'2 rm':985,'4 rm':1360,'studio':795}[rm]+r.choice([0,15,-40,60]);
            s=r.day(dt.date(2024,12,1),dt.date(2025,11,1)).replace(day=1);e=endm(s,12)
            put(f'C{y}',nm)
            if u=='2B': rent=0;put(f'H{y}',0,nf='$#,##0.00');put(f'I{y}','free, part of wages');row.update(tenantName=nm,statusText='Occupied',contractRent=0)
            else:
                if u in('2E','3F'): put(f'F{y}','MTM',al='right');e='MTM';s=None
                else: put(f'E{y}',s,nf='m/d/yyyy');put(f'F{y}',e,nf='m/d/yyyy')
                dp=rent if i%3 else 500;put(f'G{y}',dp,nf='$#,##0');dps+=dp
                put(f'H{y}',rent,nf='$#,##0.00');row.update(tenantName=nm,statusText='Occupied',contractRent=rent,deposit=dp,leaseStartDate=s,leaseEndDate=e)
                if u=='3A': put(f'I{y}','§8: HA pays 812, tenant the rest',wrap=True)
                if u=='2D': put(f'I{y}','leaving 12/31');row['moveOutDate']='2025-12-31'
        m+=rent if u!='3C' else 0
        T.append(row);y+=1
    put(f'C{y}','apts',True);put(f'G{y}',dps,True,'$#,##0');put(f'H{y}',m,True,'$#,##0.00');
    for c in 'GH': ws[f'{c}{y}'].border=Border(top=Side(style='thin'))
    y+=2
    put(f'C{y}','WHOLE BLOCK per month',True);put(f'H{y}',a/12+m,True,'$#,##0.00');ws[f'H{y}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    put(f'C{y+2}','17 units: 15 let, 2 empty',it=True)
    for c,wd in zip('ABCDEFGHI',[2,7,34,9,12,12,13,14,28]): ws.column_dimensions[c].width=wd
    for i in range(6,40): pass
    ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.create_sheet('Sheet2');wb.save(D(name))
    truth(name,'MIXED_USE','owner spreadsheet: shops with annual rents and steps above apartments with different columns',True,'Copperfield Block',dt.date(2025,12,1),17,15,2,T,sheet='Sheet1')

def resman():
    r=R(7070);name='RentRoll_QuarryBluff_20250430.xlsx';asof=dt.date(2025,4,30)
    wb=Workbook();ws=wb.active;ws.title='RentRoll'
    B=Font(name='Tahoma',size=8,bold=True);N=Font(name='Tahoma',size=8)
    def put(rw,cl,v,b=False,nf=None,al=None,wrap=False):
        c=ws.cell(rw,cl,v);c.font=B if b else N
        if nf:c.number_format=nf
        c.alignment=Alignment(horizontal=al,vertical='top',wrap_text=wrap)
    ws.merge_cells('A1:R1');put(1,1,'Quarry Bluff Townhomes',True,al='center');ws['A1'].font=Font(name='Tahoma',size=13,bold=True)
    ws.merge_cells('A2:R2');put(2,1,'Rent Roll',True,al='center');ws.merge_cells('A3:R3');put(3,1,'4/30/2025',al='center')
    # label / value over two merged columns here and there as the export does
    heads={1:'Unit',3:'Unit Type',4:'Sq. Feet',5:'Residents',7:'Status',8:'Market Rent',9:'Lease Rent',10:'Other Charges',11:'Credits',12:'Total',13:'Move In',14:'Lease Start',15:'Lease End',16:'Notice Date',17:'Deposits',18:'Balance'}
    for j,h in heads.items(): put(5,j,h,True,al='center' if j>7 else None,wrap=True);
    for j in range(1,19): ws.cell(5,j).border=Border(bottom=Side(style='medium'))
    y=6;T=[];tot=dict.fromkeys([8,9,10,11,12,17,18],0.);NF='#,##0.00_);(#,##0.00)'
    un=oc=0
    for b in range(1,12):
        for k in range(6):
            un+=1;u=f'{b*100+k+1}';ty=r.choice(['2BR TH','2BR TH G','3BR TH','3BR TH G','3BR END']);sq={'2':1104,'3':1386}[ty[0]]+(40 if 'END' in ty else 0)
            mk={'2BR TH':1695,'2BR TH G':1795,'3BR TH':1945,'3BR TH G':2065,'3BR END':2125}[ty]
            ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=2);ws.merge_cells(start_row=y,start_column=5,end_row=y,end_column=6)
            put(y,1,u);put(y,3,ty);put(y,4,sq,nf='#,##0');put(y,8,mk,nf=NF);tot[8]+=mk
            row=dict(unit=u,unitType=ty,area=sq,marketRent=mk);q=r.random()
            if q<.09:
                s=r.choice(['Vacant','Vacant - Pre-Leased','Vacant']);put(y,7,s);put(y,5,'');row['statusText']=s
            else:
                oc+=1;s='Notice to Vacate' if q<.15 else ('Under Eviction' if q<.165 else 'Current')
                nms=[r.nm('lf') for _ in range(r.choice([1,1,2,2,3]))];put(y,5,'\n'.join(nms),wrap=True);ws.row_dimensions[y].height=max(12,11.5*len(nms))
                put(y,7,s);mi=r.day(dt.date(2020,1,1),dt.date(2025,4,25));n=(asof.year-mi.year)*12+asof.month-mi.month
                ls=addm(mi,n//12*12);ls=addm(ls,-12) if ls>asof else ls;le=endm(ls,12);mtm=r.random()<.08
                rent=mk-r.randrange(0,140);ot=r.choice([15.,15.,50.,85.5,0.]);cr=r.choice([0.]*7+[-50.,-100.]);tt=rent+ot+cr;dep=r.choice([500.,rent/1.,250.]);bal=r.choice([0.,0.,0.,-15.,round(r.uniform(10,1800),2)]) if s!='Under Eviction' else 5214.66
                put(y,9,rent,nf=NF);put(y,10,ot,nf=NF);put(y,11,cr,nf=NF);put(y,12,tt,nf=NF);put(y,17,dep,nf=NF);put(y,18,bal,nf=NF)
                nt=r.day(dt.date(2025,3,20),asof) if s=='Notice to Vacate' else None
                for j,v in((13,mi),(14,ls),(15,le if not mtm else 'MTM'),(16,nt)):
                    if v: put(y,j,v if isinstance(v,str) else usn(v),al='center')
                for j,v in((9,rent),(10,ot),(11,cr),(12,tt),(17,dep),(18,bal)): tot[j]+=v
                row.update(tenantName='\n'.join(nms).replace('\n',' '),statusText=s,contractRent=rent,charges=[('Other Charges',ot),('Credits',cr)],totalCharges=tt,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le if not mtm else 'MTM',deposit=dep,balance=bal)
            T.append(row);y+=1
    for j in range(1,19): ws.cell(y,j).border=Border(top=Side(style='thin'))
    put(y,1,f'Total Units: {un}',True)
    for j,v in tot.items(): put(y,j,round(v,2),True,NF)
    y+=3;put(y,1,'Unit Status',True);put(y,5,'Units',True);put(y,7,'Percent',True);y+=1
    from collections import Counter
    for s,n in sorted(Counter(x['statusText'] for x in T).items()): put(y,1,s);put(y,5,n,al='left');put(y,7,f'{100*n/un:.2f}%');y+=1
    put(y,1,'Total',True);put(y,5,un,True,al='left')
    for j,wd in enumerate([7,2,10,8,16,8,16,11,11,11,10,11,10,10,10,10,10,10],1): ws.column_dimensions[GL(j)].width=wd
    ws.print_title_rows='5:5';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D(name))
    truth(name,'MULTIFAMILY','ResMan-like export, merged cells, roommates wrapped in one cell, text dates',False,'Quarry Bluff Townhomes',asof,un,oc,un-oc,T,sheet='RentRoll')

def ukbtr():
    r=R(3030);name='Kiln_Wharf_BTR_tenancy_schedule_Q3.xlsx';asof=dt.date(2025,9,30)
    wb=xlsxwriter.Workbook(D(name));ws=wb.add_worksheet('Tenancy Schedule');nt=wb.add_worksheet('Notes')
    F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=9,**k))
    ws.write(0,0,'KILN WHARF, LEEDS – PRIVATE RENTED APARTMENTS',F(bold=True,font_color='#1F3864'));ws.write(1,0,'Tenancy Schedule at 30 September 2025');ws.write(2,0,'Managed by Pemberly Rowe Residential (Northern) Ltd for Kiln Wharf LP')
    h=F(bold=True,font_color='white',bg_color='#1F3864',text_wrap=True,align='center',valign='vcenter',border=1)
    H=['Flr','Apt','Type','NIA (sq m)','Furn.','Lead Tenant','Status','AST Start','AST End','Break from','Passing Rent (£ pcm)','Passing Rent (£ pa)','ERV (£ pcm)','Parking (£ pcm)','Pet Rent (£ pcm)','Deposit (DPS)','Arrears (£)']
    wd=[4,7,9,7,6,23,12,11,11,11,11,12,10,9,9,10,10]
    for j,w in enumerate(wd): ws.set_column(j,j,w)
    ws.set_column(4,4,6,None)
    y=4;T=[];dfm=F(num_format='dd mmm yyyy',align='center');m=F(num_format='£#,##0');m0=F(num_format='£#,##0;-£#,##0;"–"');tx=F();tc=F(align='center');sq=F(num_format='0.0');bm=F(num_format='£#,##0',bold=True,top=1,bottom=6);bt=F(bold=True,top=1,bottom=6)
    G=[0]*7;un=oc=0;sect=F(bold=True,bg_color='#D9E1F2')
    base={'Studio':(38.5,1010),'1B1P':(44.2,1125),'1B2P':(50.1,1195),'2B3P':(63.4,1465),'2B4P':(71.8,1560),'3B5P':(88.6,1895)}
    for blk,floors,per in (('KILN HOUSE',10,14),('FLINT HOUSE',8,12)):
        ws.merge_range(y,0,y,16,blk,sect);y+=1
        for j,x in enumerate(H): ws.write(y,j,x,h)
        ws.set_row(y,36);y+=1;S=[0]*7;bn=bo=0
        for fl in range(1,floors+1):
            for k in range(1,per+1):
                un+=1;bn+=1;u=f'{blk[0]}{fl:02d}.{k:02d}';ty=r.choice(['Studio','1B1P','1B2P','1B2P','2B3P','2B4P','2B4P','3B5P']);a,e=base[ty];a=round(a+r.choice([0,.3,.8,-.4]),1);e+=fl*8
                ws.write(y,0,fl,tc);ws.write(y,1,u,tx);ws.write(y,2,ty,tc);ws.write(y,3,a,sq);fu=r.choice('FU');ws.write(y,4,fu,tc);ws.write(y,12,e,m)
                row=dict(unit=u,section=blk,unitType=ty,area=a,marketRent=e);S[2]+=e
                q=r.random()
                if q<.055: st=r.choice(['Void','Void','Void – reserved']);ws.write(y,6,st,tc);row['statusText']=st
                elif q<.06+.004: st='Show flat';ws.write(y,6,st,tc);row['statusText']=st
                else:
                    oc+=1;bo+=1;st='Let' if q>.1 else 'Notice given';nm=r.nm('il').replace('.','') if r.random()<.95 else r.choice(['Brightmoor Corporate Stays Ltd','Leeds Teaching Trust'])
                    s=r.day(dt.date(2024,8,1),dt.date(2025,9,25));n=r.choice([12,12,24,36]);end=endm(s,n)
                    per_=end<asof
                    rent=round(e*r.uniform(.93,1.01)/5)*5;pk=r.choice([0,0,0,110]);pet=r.choice([0,0,0,0,35]);dep=round(rent*12/52*5);arr=r.choice([0]*8+[rent,r.randrange(20,2200)])
                    ws.write(y,5,nm,tx);ws.write(y,6,st,tc);ws.write_datetime(y,7,dt.datetime(s.year,s.month,s.day),dfm)
                    if per_: ws.write(y,8,'Periodic',tc)
                    else: ws.write_datetime(y,8,dt.datetime(end.year,end.month,end.day),dfm)
                    if n>12 and not per_: b=addm(s,6);ws.write_datetime(y,9,dt.datetime(b.year,b.month,b.day),dfm)
                    ws.write(y,10,rent,m);ws.write(y,11,rent*12,m);ws.write(y,13,pk,m0);ws.write(y,14,pet,m0);ws.write(y,15,dep,m);ws.write(y,16,arr,m0)
                    for j,v in((0,rent),(1,rent*12),(3,pk),(4,pet),(5,dep),(6,arr)):S[j]+=v
                    row.update(tenantName=nm,statusText=st,leaseStartDate=s,leaseEndDate='Periodic' if per_ else end,contractRent=rent,annualRent=rent*12,deposit=dep,balance=arr or None,charges=[(c,v) for c,v in(('Parking',pk),('Pet Rent',pet)) if v])
                T.append(row);y+=1
        ws.write(y,0,f'{blk.title()}: {bn} apartments, {bo} let',bt)
        for j in range(1,10): ws.write(y,j,'',bt)
        for j,v in enumerate(S): ws.write(y,10+j,v,bm)
        G=[p+q for p,q in zip(G,S)];y+=2
    ws.write(y,0,f'KILN WHARF: {un} apartments, {oc} let',bt)
    for j in range(1,10): ws.write(y,j,'',bt)
    for j,v in enumerate(G): ws.write(y,10+j,v,bm)
    nt.set_column(0,0,100)
    for i,x in enumerate(['NIA measured per RICS Property Measurement.','Deposits are five weeks’ rent, held with the Deposit Protection Service.','ERV per valuation of June 2025, furnished basis.','Periodic: fixed term has ended, tenancy runs month to month.','Void apartments are in refurbishment or being let.']): nt.write(i,0,x)
    ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(0,2);ws.set_footer('&L&F&RPage &P of &N');wb.close()
    vac=sum(x['statusText'].startswith('Void') for x in T)
    truth(name,'MULTIFAMILY','UK build-to-rent tenancy schedule, two blocks, GBP pcm and pa, sq m, large',False,'Kiln Wharf',asof,un,oc,vac,T,sheet='Tenancy Schedule')
if __name__=='__main__': entrata();mixed();resman();ukbtr()
