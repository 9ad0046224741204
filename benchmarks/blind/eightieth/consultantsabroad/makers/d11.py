from h import *
import xlwt
F='Thornley Estate rental 24-25.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Rental')
e=xlwt.easyxf;b=e('font: bold on, name Times New Roman');tx=e('font: name Times New Roman');m=e('font: name Times New Roman',num_format_str='£#,##0.00');bm=e('font: bold on, name Times New Roman; borders: top thin',num_format_str='£#,##0.00');n=e('font: name Times New Roman',num_format_str='0.00');bn=e('font: bold on, name Times New Roman; borders: top thin',num_format_str='#,##0.00');da=e('font: name Times New Roman',num_format_str='dd mmm yyyy');h=e('font: bold on, name Times New Roman; borders: bottom medium; alignment: wrap on, vert bottom')
ws.write(0,0,'THORNLEY ESTATE, NORTHUMBERLAND',e('font: bold on, height 280, name Times New Roman'));ws.write(1,0,'Estate rental as at Lady Day (25 March) 2025',tx)
for j,x in enumerate(['Ref','Holding','Tenant','Tenure','Acres','Commenced','Term ends','Last review','Half-yearly rent','Annual rent','Payable','Remarks']): ws.write(3,j,x,h)
ws.row(3).height_mismatch=True;ws.row(3).height=620
X=[('Farms',[('F1','Home Farm','In hand','–',412.6,None,None,None,None,'Farmed by the Estate'),
('F2','Low Thornley','J. R. Charlton & Son','AHA 1986',318.45,(1974,5,13),None,2023,28300,'Succession tenancy (2nd)'),
('F3','Whinny Hill','A. & M. Robson','FBT',246.1,(2018,5,13),(2033,5,12),2023,24610,'Landlord break at 2028 for planning'),
('F4','Bogle Burn','Mrs E. Dodds','AHA 1986',177.8,(1981,11,23),None,2022,13335,'Lifetime tenancy'),
('F5','High Moor Sheepwalk','Coquet Hill Sheep Ltd','FBT',1105,(2021,11,23),(2031,11,22),None,16575,'SSSI; stocking limit'),
('F6','Mill Haugh','Charlton Arable Partners','FBT',93.25,(2022,9,29),(2027,9,28),None,12125,'')]),
('Grazing and Accommodation Land',[('G1','Kirk Field','P. Telfer','Grazing licence',11.4,(2024,4,1),(2025,3,31),None,798,''),
('G2','Station Paddocks','Miss H. Amory','FBT',4.75,(2023,4,1),(2026,3,31),None,1100,'Horses'),
('G3','Haugh Meadow','Vacant','',18.9,None,None,None,0,'To re-let from May'),
('G4','Allotments (14 plots)','Thornley Parish Council','Lease',1.5,(1996,3,25),(2026,3,24),2016,150,'')]),
('Cottages',[('C1','1 Home Farm Cottages','D. Little','Service occupancy',None,(2019,8,5),None,None,0,'Rent free – stockman'),
('C2','2 Home Farm Cottages','Mr & Mrs K. Wardle','AST',None,(2020,10,1),None,2024,8400,'Periodic'),
('C3','Smithy Cottage','Mrs O. Tait','Rent Act (fair rent)',None,(1968,6,1),None,2023,4732,'Registered rent'),
('C4','The Old School','R. Fenwick-Hale','AST',None,(2024,11,1),(2025,10,31),None,13200,'Deposit £1,269 in DPS'),
('C5','Burnside','Vacant','',None,None,None,None,0,'Under repair'),
('C6','Keeper\'s House','S. Brough','AST',None,(2022,2,14),None,2024,10260,'Periodic'),
('C7','Station House','Dr L. Emmerson','AST',None,(2023,7,1),(2026,6,30),None,11700,'')]),
('Commercial and Sundry',[('S1','Sawmill Yard','Border Timber Framing Ltd','LTA 1954 lease',1.1,(2016,1,1),(2026,12,31),2021,14500,'Review to OMV; break passed'),
('S2','Steading Office 1','Hexa Ecology Ltd','Contracted out',None,(2023,6,1),(2026,5,31),None,6600,''),
('S3','Steading Office 2','Thornley Cheese Co.','Contracted out',None,(2024,1,1),(2029,12,31),None,5900,''),
('S4','Sporting – Moor','Cheviot Guns Syndicate','Sporting lease',None,(2020,2,2),(2030,2,1),2025,22000,'RPI every 5 years'),
('S5','Fishing – 1.2 miles Coquet','Felton Angling Club','Licence',None,(2025,2,1),(2025,10,31),None,1850,''),
('S6','Mast, Thornley Crag','Wayfarer Towers Ltd','Code agreement',None,(2022,12,1),(2037,11,30),None,3750,''),
('S7','Wayleaves','Northern Power Lines plc','Wayleave',None,None,None,None,412.5,'')])]
r=4;rows=[];T=[0,0];sub=[]
for sec,L in X:
    r+=1;ws.write(r,0,sec.upper(),b);r+=1;S=[0,0]
    for u,ho,t,tn,ac,s,en,rv,an,rm in L:
        v=t=='Vacant';hy=round(an/2,2) if an and u not in('G1','S5','S7') and tn not in('AST','Rent Act (fair rent)') else None
        for j,(x,f) in enumerate([(u,tx),(ho,tx),(t.upper() if v else t,tx),(tn,tx),(ac,n),(D(*s) if s else None,da),(D(*en) if en else None,da),(rv,tx),(hy,m),(an,m),(('LD & Mich' if hy else 'Monthly' if u[0]=='C' else 'Annually') if an else None,tx),(rm,tx)]):
            if x is not None and x!='': ws.write(r,j,x,f)
        S[0]+=ac or 0;S[1]+=an or 0;r+=1
        rows.append(row(unit=u,section=sec.upper(),tenantName=None if v else t,statusText='VACANT' if v else 'In hand' if t=='In hand' else None,area=ac,leaseStartDate=D(*s) if s else None,leaseEndDate=D(*en) if en else None,annualRent=an,deposit=1269 if 'DPS' in rm else None))
        if t=='In hand': rows[-1].pop('tenantName')
    ws.write(r,1,'Total '+sec,b)
    if S[0]: ws.write(r,4,round(S[0],2),bn)
    ws.write(r,9,S[1],bm);r+=1;T=[T[0]+S[0],T[1]+S[1]]
r+=1;ws.write(r,1,'ESTATE TOTAL',b);ws.write(r,4,round(T[0],2),bn);ws.write(r,9,T[1],bm)
ws.write(r+2,0,'Area in acres. LD & Mich = Lady Day and Michaelmas, in arrears. Cottage rents monthly in advance.',tx)
for j,w in enumerate([6,28,28,20,10,13,13,9,14,14,11,36]): ws.col(j).width=256*w
ws.portrait=False;ws.set_fit_num_pages(1);ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(DOC+F)
save(F,dict(propertyName='THORNLEY ESTATE, NORTHUMBERLAND',asOnDate='2025-03-25',units=None,occupied=None,vacant=2,rows=rows),'LAND','UK rural land agent','old .xls estate rental with farms, cottages, sporting; acres; half-yearly and annual rent',True)
