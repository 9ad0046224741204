from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
# ------------------------------------ 9 owner's flex park
def d09():
    name='e2_09_bramble_creek_flex_owner.xlsx'
    wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet('June'); wb.set_properties({'created':dt.datetime(2025,6,15)})
    B=wb.add_format({'bold':1}); T=wb.add_format({'bold':1,'font_size':16,'font_name':'Comic Sans MS'}); Hh=wb.add_format({'bold':1,'bottom':2,'text_wrap':1,'bg_color':'#FFE699','align':'center','valign':'vcenter'})
    M=wb.add_format({'num_format':'#,##0'}); MY=wb.add_format({'num_format':'#,##0','bg_color':'#FFFF00'}); DF=wb.add_format({'num_format':'m/d/yy','align':'center'}); MB=wb.add_format({'num_format':'$#,##0','bold':1,'top':1}); MS=wb.add_format({'num_format':'#,##0','bold':1,'top':1}); it=wb.add_format({'italic':1,'font_color':'#7F7F7F'}); red=wb.add_format({'font_color':'red','bold':1}); wr=wb.add_format({'text_wrap':1,'valign':'top','font_size':9})
    ws.write(0,0,"Bramble Creek Flex Park - who's where",T); ws.write(1,0,'updated 6/15/2025 (R.J.)',it)
    hd=['Bay','Tenant','Phone','Sq Ft','2023 rent','Rent now','CAM est.','Water','Total due 1st of mo.','Lease thru','Dep. held','Next bump','Notes']
    ws.set_row(3,32)
    for j,h in enumerate(hd): ws.write(3,j,h,Hh)
    for j,w in enumerate([8,30,14,8,9,10,9,8,12,12,10,20,46]): ws.set_column(j,j,w)
    ws.set_column(4,4,9,None,{'hidden':1})
    L=[('FRONT BUILDING',[("1","Tri-Lakes Garage Door","555-0142",2000,1500,1650,210,25,D(2026,8,31),1500,(D(2025,9,1),1700),"auto renew 1 yr unless 90 days notice"),
      ("2","Tri-Lakes Garage Door","",2000,1500,1650,210,0,D(2026,8,31),0,(D(2025,9,1),1700),"same lease as bay 1, billed together"),
      ("3","EMPTY","",2000,0,None,None,None,None,None,None,"asking 1,800 + cam. sign is up"),
      ("4","Pawsitively Clean Grooming","555-0177",1500,1200,1375,160,60,D(2025,12,31),1375,None,"wants 3 more yrs"),
      ("5A","Cedar & Sons Upholstery","555-0109",1000,800,850,105,25,"m-t-m",800,None,"been here since 2009"),
      ("5B","Kiln House Pottery (Fay)","555-0163",500,400,450,55,25,"m-t-m",400,None,"shares restroom w/ 5A"),
      ("6","Summit Line Striping","555-0188",3000,2100,2325,315,25,D(2027,3,31),4200,(D(2026,4,1),2395),"yard space incl.")]),
     ('BACK BUILDING',[("7","Hydrofab Inc","555-0120",5000,3400,3750,520,25,D(2028,6,30),3750,(D(2025,7,1),3865),"bumps 3% every July, option 5 yrs"),
      ("8","Hydrofab Inc","",2500,0,1900,260,0,D(2028,6,30),1900,(D(2025,7,1),1957),"expansion 7/1/24"),
      ("9","Old Mill CrossFit","555-0155",5000,3300,3500,520,90,D(2025,4,30),3300,None,"HOLDOVER - sent letter 5/20"),
      ("10","Brightwater Pool Service","555-0131",2500,1700,0,0,0,D(2030,7,31),1950,(D(2025,8,1),1950),"moving in - free rent till Aug 1"),
      ("11","EMPTY","",2500,1650,None,None,None,None,None,None,"asking 1,950 + cam"),
      ("12","R.J. shop & storage","",1500,0,0,0,0,None,None,None,"ours - no rent")])]
    r=4; rows=[]; subs=[]; tots=[0]*6
    for b,l in L:
        ws.write(r,0,b,B); r+=1; first=r; S=[0]*6
        for u,t,ph,sf,old,rent,cam,wat,thru,dep,bump,note in l:
            ws.write_string(r,0,u) if not u.isdigit() else ws.write_number(r,0,int(u),wb.add_format({'align':'left'})); ws.write(r,1,t,red if t=='EMPTY' else None); ws.write(r,2,ph); ws.write(r,3,sf,M); ws.write(r,4,old,M)
            row=dict(unit=u,building=b,area=sf)
            if t=='EMPTY': row.update(statusText='EMPTY',marketRent=float(note.split()[1].replace(',','')))
            else:
                tot=rent+cam+wat
                for j,v in zip((5,6,7),(rent,cam,wat)): ws.write_number(r,j,v,MY if 'HOLD' in note else M)
                ws.write_formula(r,8,f'=SUM(F{r+1}:H{r+1})',M,tot)
                if isinstance(thru,D): ws.write_datetime(r,9,dt.datetime(thru.year,thru.month,thru.day),DF)
                elif thru: ws.write(r,9,thru,wb.add_format({'align':'center'}))
                if dep is not None: ws.write(r,10,dep,M)
                if bump: ws.write(r,11,f'{us2(bump[0])} to ${bump[1]:,}'); row['rentSteps']=[dict(date=bump[0],amount=bump[1])]
                row.update(tenantName=t,contractRent=rent,leaseEndDate=thru,deposit=dep,charges=[dict(code='CAM est.',amount=cam),dict(code='Water',amount=wat)],totalCharges=tot,statusText='HOLDOVER' if 'HOLD' in note else 'Occupied')
                S=[a+(v or 0) for a,v in zip(S,(0,rent,cam,wat,tot,dep))]
            S[0]+=sf; ws.write(r,12,note,wr); rows.append(row); r+=1
        for j,v in zip((3,5,6,7,8,10),S): ws.write_formula(r,j,f'=SUM({chr(65+j)}{first+1}:{chr(65+j)}{r})',MS if j==3 else MB,v)
        subs.append(r+1); r+=2; tots=[a+v for a,v in zip(tots,S)]
    ws.write(r,1,'TOTAL PARK',B)
    for j,v in zip((3,5,6,7,8,10),tots): ws.write_formula(r,j,'='+'+'.join(f'{chr(65+j)}{s}' for s in subs),MS if j==3 else MB,v)
    r+=2
    for n in ['13 bays, 2 empty right now.','Bay 12 counts as full (we use it).','CAM trued up every March.']: ws.write(r,1,n,it); r+=1
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(4,0)
    w2=wb.add_worksheet('to do'); w2.write(0,0,'call Fay about heater'); w2.write(1,0,'Hydrofab new invoice July 1'); wb.close()
    assert len(rows)==13
    save(name,'Bramble Creek Flex Park',D(2025,6,15),13,11,2,rows,'INDUSTRIAL','owner spreadsheet, hidden old-rent column, bumps as text, notes, formulas, second sheet',True,sheet='June',checks=[('rent',sm(rows,'contractRent'),tots[1]),('tot',sm(rows,'totalCharges'),tots[4]),('dep',sm(rows,'deposit'),tots[5])])
# ------------------------------------ 10 cold storage JDE-like export
def d10():
    name='e2_10_coldstore_lease_billing_export.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='R15B104'; wb.properties.created=dt.datetime(2025,3,3)
    f=Font(name='Courier New',size=9); fb=Font(name='Courier New',size=9,bold=True); r=1
    def put(r,vals,bold=False):
        for j,v in vals.items():
            c=ws.cell(r,j,v); c.font=fb if bold else f
            if isinstance(v,(int,float)) and j>=9: c.number_format='#,##0.00'
            elif isinstance(v,(int,float)) and j==5: c.number_format='#,##0'
    for a,b in[('R15B104P','Worldwide Company'),('Version XJDE0003','Lease Billing Rent Roll'),('User  KMORALES','As Of  02/28/25')]:
        put(r,{1:a,5:b,12:{1:'3/03/25   7:41:22',2:'Page -     1',3:''}[r]},True); r+=1
    r+=1; put(r,{1:'Building',2:'30114',3:'Icehouse Point Cold Storage',7:'Company',8:'00871'},True); r+=2
    put(r,{1:'Lease',2:'Tenant /',3:'Unit',4:'Unit Type',5:'Rentable',6:'Lease',7:'Lease',8:'Bill',9:'',10:'C/',11:'Begin',12:'Gross',13:'Sec Dep'},True); r+=1
    put(r,{1:'Number',2:'Bill Code Description',3:'',4:'',5:'Area',6:'From',7:'Thru',8:'Code',10:'F',11:'Date',12:'Amount / Mo',13:'Held'},True); r+=1
    for j in range(1,14): ws.cell(r,j,'-'*10).font=f
    r+=1
    ds={'RENT':'Minimum Rent','CAMR':'CAM Recovery','RTXR':'Real Estate Tax Recov','POWR':'Refrigeration Power','DOCK':'Dock Door License','INSR':'Insurance Recovery'}
    L=[(20418,'Arctic Harvest Seafoods',[('F-1','Freezer -10F',42000,D(2019,1,1),D(2028,12,31),84000,[('RENT',52500.00),('CAMR',7350.00),('RTXR',5110.00),('POWR',18900.00)],[(D(2026,1,1),54075.00),(D(2027,1,1),55697.25)]),('F-2','Freezer -10F',30500,D(2021,4,1),D(2028,12,31),None,[('RENT',38125.00),('CAMR',5337.50),('RTXR',3710.83)],[(D(2026,1,1),39268.75)])]),
     (20533,'Prairie Gold Creamery Co-op',[('C-1','Cooler +34F',26400,D(2020,7,1),D(2025,6,30),50000,[('RENT',26400.00),('CAMR',4620.00),('RTXR',3212.00),('POWR',7150.00)],[])]),
     (0,'*VACANT*',[('C-2','Cooler +34F',18250)]),
     (20611,'Velasco Produce Importers',[('C-3','Cooler +34F',21900,D(2022,10,1),D(2027,9,30),0,[('RENT',22812.50),('CAMR',3832.50),('RTXR',2664.50),('POWR',5900.00),('DOCK',1250.00)],[(D(2025,10,1),23496.88)])]),
     (20640,'Nor\'easter Ice Cream Distr',[('B-1','Blast Freeze',8800,D(2023,2,1),D(2026,1,31),29333.33,[('RENT',14666.67),('CAMR',1540.00),('RTXR',1070.67),('POWR',9240.00)],[])]),
     (20702,'Polar Route Trucking',[('D-5','Dock/Dry',9600,D(2015,6,1),'M-T-M',4000,[('RENT',5200.00),('DOCK',750.00)],[]),('OFC2','Office',1150,D(2015,6,1),'M-T-M',None,[('RENT',1245.83)],[])]),
     (20715,'Kodiak Pharma Logistics',[('C-4','Cooler +34F',12300,D(2025,1,1),D(2031,12,31),75000,[('RENT',14350.00),('CAMR',2152.50),('RTXR',1496.50),('INSR',307.50)],[(D(2026,1,1),14780.50),(D(2027,1,1),15223.92),(D(2028,1,1),15680.63)])])]
    rows=[]; tot=0; ta=0; td=0; code={}
    for ln,t,us_ in L:
        if not ln:
            put(r,{1:'',2:t,3:us_[0][0],4:us_[0][1],5:us_[0][2]}); rows.append(dict(unit=us_[0][0],unitType=us_[0][1],area=us_[0][2],statusText='VACANT')); ta+=us_[0][2]; r+=2; continue
        lt=0
        for u,ty,a,st,ex,dep,ch,fut in us_:
            put(r,{1:str(ln),2:t,3:u,4:ty,5:a,6:us2(st),7:us2(ex) if isinstance(ex,D) else ex,**({13:dep} if dep is not None else {})}); ta+=a; td+=dep or 0; r+=1
            for k,v in ch: put(r,{2:'  '+ds[k],8:k,10:'C',11:us2(D(2025,1,1) if k!='RENT' else max(st,D(2025,1,1))),12:v}); r+=1; code[k]=code.get(k,0)+v
            for d,v in fut: put(r,{2:'  Minimum Rent',8:'RENT',10:'F',11:us2(d),12:v}); r+=1
            s=sum(v for k,v in ch); put(r,{2:'  Unit Total - Current',12:round(s,2)},True); r+=1; lt+=s
            rows.append(dict(unit=u,unitType=ty,area=a,tenantName=t,leaseStartDate=st,leaseEndDate=ex,deposit=dep,contractRent=ch[0][1],charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=s,rentSteps=[dict(date=d,amount=v) for d,v in fut],statusText='Occupied'))
        if len(us_)>1: put(r,{2:f'Lease {ln} Total',12:round(lt,2)},True); r+=1
        tot+=lt; r+=1
    put(r,{1:'Building',2:'Total - Current',5:ta,12:round(tot,2),13:td},True); r+=2
    put(r,{2:'Recap by Bill Code'},True); r+=1
    for k,v in code.items(): put(r,{2:'  '+ds[k],8:k,12:round(v,2)}); r+=1
    put(r,{2:'  Units',5:len(rows)}); r+=1; put(r,{2:'  Vacant Units',5:1}); r+=1
    put(r+1,{2:'* * *   E N D   O F   R E P O R T   * * *'})
    for j,w in zip('ABCDEFGHIJKLM',[10,30,8,15,10,10,10,7,2,4,10,14,12]): ws.column_dimensions[j].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(name))
    save(name,'Icehouse Point Cold Storage',D(2025,2,28),len(rows),len(rows)-1,1,rows,'WAREHOUSE','JDE-like lease billing export, bill-code lines under each unit, C/F current or future rent lines',True,sheet='R15B104',checks=[('tot',sm(rows,'totalCharges'),round(tot,2)),('dep',sm(rows,'deposit'),td),('area',sm(rows,'area'),ta)])
# ------------------------------------ 11 ground leases
def d11():
    name='e2_11_ground_lease_schedule.xlsx'; R=random.Random(1111)
    wb=Workbook(); ix=wb.active; ix.title='Index'; wb.properties.created=dt.datetime(2025,1,20)
    ix['B2']='Terravane Net Land Trust'; ix['B2'].font=Font(bold=True,size=14); ix['B4']='Data Room Folder 4.1 - Ground Leases'; ix['B6']='Tab'; ix['C6']='Contents'; ix['B7']='GL Schedule'; ix['C7']='Rent and term of each ground lease'; ix['B8']='Options'; ix['C8']='Renewal and purchase options'
    ws=wb.create_sheet('GL Schedule'); op=wb.create_sheet('Options')
    ws['A1']='TERRAVANE NET LAND TRUST'; ws['A2']='Ground Lease Schedule - Rents in Effect December 31, 2024'; ws['A1'].font=Font(bold=True,size=13); ws['A2'].font=Font(bold=True)
    ws['A3']='(US$; all rents annual, absolute net)'; ws['A3'].font=Font(italic=True)
    h1=['Parcel','Location','Ground Lessee','Improvements','Guarantor','Land Area','Commence-','Scheduled','Current Annual','Scheduled Step 1','','Scheduled Step 2','','Scheduled Step 3','','Percentage Rent','Security']
    h2=['No.','','','','','(SF)','ment','Expiration','Ground Rent','Effective','Annual Rent','Effective','Annual Rent','Effective','Annual Rent','(above base)','']
    for j,(a,b) in enumerate(zip(h1,h2),1):
        for rr,v in((5,a),(6,b)):
            c=ws.cell(rr,j,v or None); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F3864'); c.alignment=Alignment(horizontal='center',wrap_text=True)
    for a in('J5:K5','L5:M5','N5:O5'): ws.merge_cells(a)
    data=[("GL-01","Aurora, CO","Skyhaven Hotel Partners, LP","Hotel","Skyhaven Lodging Corp."),("GL-02","Tempe, AZ","Camelback Self Storage SPE","Self storage",None),("GL-03","Plano, TX","Lone Oak Autoplex, Ltd.","Auto dealership","Lone Oak Motors Group"),("GL-05","Tampa, FL","Gulfgate Office Leasehold LLC","Office",None),("GL-06","Tampa, FL","Gulfgate Garage LLC","Parking structure",None),("GL-07","Durham, NC","Piedmont Life Science Owner, LLC","Lab","Piedmont Holdings"),("GL-08","Naperville, IL","Cornfield Fuels #118","C-store / fuel","Cornfield Fuels, Inc."),("GL-09","Naperville, IL","First Prairie Bancshares","Bank branch","First Prairie Bancshares"),("GL-10","Henderson, NV","Mojave Multifamily Leasehold, LLC","Apartments",None),("GL-11","Boise, ID",None,"Vacant land",None),("GL-12","Kent, WA","Cascadia Cold Chain, Inc.","Warehouse","Cascadia Foods"),("GL-14","Stamford, CT","Harbor Square Leasehold Assoc.","Mixed use",None),("GL-15","Macon, GA","Biscuit Barn of Georgia","Restaurant","Franchisee principals")]
    rows=[]; r=7; T=0; A=0; drop=None
    D_='mmm d, yyyy'; th=Side(style='thin',color='BFBFBF')
    for i,(u,loc,le,im,g) in enumerate(data):
        sf=R.choice([38000,43560,61420,87120,130680,174240,217800]); rent=R.choice([85000,110000,142500,188000,260000,415000,96000]) if le else None
        st=D(R.randrange(1988,2021),R.choice([1,4,7,10]),1); ex=addm(st,12*R.choice([49,65,75,99]))-dt.timedelta(days=1); A+=sf
        ms=12*5; steps=[]; d=st; v=rent
        while le and len(steps)<R.choice([2,3,3]):
            d=addm(d,ms)
            if d>ex: break
            if d>D(2024,12,31): v=round(v*1.1,2); steps.append((d,v))
        if le: T+=rent
        if u=='GL-08': drop=(u,le,rent,sf); continue
        vals=[u,loc,le or 'VACANT - being marketed',im,g,sf,st if le else None,ex if le else None,rent]
        for dd,vv in steps: vals+= [dd,vv]
        vals+=[None]*(15-len(vals)); pr={'Hotel':'3% of rooms revenue','Parking structure':'6% of gross revenue > $4.2M','Restaurant':None}.get(im)
        lc=R.choice([None,'L/C $100,000','$25,000 cash',None]) if le else None
        vals+=[pr,lc]
        for j,vv in enumerate(vals,1):
            c=ws.cell(r,j,vv); c.border=Border(bottom=th); c.font=Font(size=10)
            if j in(7,8,10,12,14): c.number_format=D_; c.alignment=Alignment(horizontal='center')
            elif j in(9,11,13,15): c.number_format='$#,##0'
            elif j==6: c.number_format='#,##0'
        row=dict(unit=u,area=sf)
        if le: row.update(tenantName=le,statusText='Occupied',annualRent=rent,leaseStartDate=st,leaseEndDate=ex,rentSteps=[dict(date=a,amount=float(b),per='year') for a,b in steps])
        else: row['statusText']='VACANT - being marketed'
        if lc=='$25,000 cash': row['deposit']=25000
        if im!='Vacant land': row['unitType']=im
        else: row['unitType']=im
        rows.append(row); r+=1
    for rw in ws.iter_rows(min_row=7,max_row=r,min_col=11,max_col=15):
        for c in rw:
            if isinstance(c.value,float): c.number_format='$#,##0.00' if c.value%1 else '$#,##0'
    r+=1; ws.cell(r,1,'Total'); ws.cell(r,6,A).number_format='#,##0'; ws.cell(r,9,T).number_format='$#,##0'
    for j in range(1,18): ws.cell(r,j).font=Font(bold=True); ws.cell(r,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
    ws.cell(r+2,1,'GL-04 and GL-13 were sold in 2023 and are not included. Gulfgate parcels are cross-defaulted. Fee interests only; lessees own the improvements until expiration.').font=Font(italic=True,size=9)
    for k,w in zip('ABCDEFGHIJKLMNOPQ',[8,15,34,18,24,11,13,13,14,13,13,13,13,13,13,26,14]): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='D7'
    op.append(['Parcel','Option','Notice']); op.append(['GL-01','Two 10-yr at 105% prior','18 mo.']); op.append(['GL-03','Purchase at appraised FMV in 2031','12 mo.']); op.append(['GL-15','Four 5-yr','6 mo.']); wb.active=1
    wb.save(doc(name))
    save(name,'Terravane Net Land Trust',D(2024,12,31),len(rows),len(rows)-1,1,rows,'LAND','REIT data room ground leases, annual rents, step pairs in columns, grouped header, three sheets',True,sheet='GL Schedule',planted=dict(what=f'row {drop[0]} ({drop[1]}, annual rent {drop[2]:,}, {drop[3]:,} SF) left out though the printed totals include it',kind='row_dropped'),checks=[('ann',sm(rows,'annualRent'),T),('area',sm(rows,'area'),A)])
if __name__=='__main__': d09();d10();d11()
