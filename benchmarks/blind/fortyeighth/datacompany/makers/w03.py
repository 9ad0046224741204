# broker's retail rent roll, grouped headers, steps in columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    r=random.Random(4813); fn='Pecan_Crossing_Rent_Roll_BROKER.xlsx'; wb=Workbook(); ws=wb.active; ws.title='RR'
    G=lambda **k: Font(name='Garamond',size=k.pop('size',10),**k)
    ws.sheet_view.showGridLines=False; ws.merge_cells('B2:W2'); ws['B2']='PECAN CROSSING SHOPPING CENTER'; ws['B2'].font=G(size=16,bold=True,color='5B2C1E'); ws.merge_cells('B3:W3'); ws['B3']='8800 Fredericksburg Rd, San Antonio, Texas   |   Rent Roll effective November 1, 2025'; ws['B3'].font=G(size=11,italic=True)
    for a in('B2','B3'): ws[a].alignment=Alignment(horizontal='center')
    grp=[('B','E','PREMISES'),('F','G','LEASE TERM'),('I','K','BASE RENT'),('M','O','RECOVERIES (PER MONTH)'),('Q','Q','GROSS'),('S','V','SCHEDULED INCREASES'),('W','W','RENEWAL')]
    fill=PatternFill('solid',fgColor='5B2C1E')
    for a,b,t in grp:
        if a!=b: ws.merge_cells(f'{a}5:{b}5')
        ws[f'{a}5']=t; ws[f'{a}5'].font=G(bold=True,color='FFFFFF'); ws[f'{a}5'].alignment=Alignment(horizontal='center')
        for cc in range(ord(a),ord(b)+1): ws[f'{chr(cc)}5'].fill=fill
    H=dict(B='Suite',C='Tenant',D='SF',E='% GLA',F='Commence',G='Expire',I='Monthly',J='Annual',K='$/SF/Yr',M='CAM',N='RE Taxes',O='Insurance',Q='Rent + NNN / Mo',S='Date',T='Monthly',U='Date',V='Monthly',W='Options')
    for k,v in H.items(): x=ws[f'{k}6']; x.value=v; x.font=G(bold=True); x.alignment=Alignment(horizontal='center',wrap_text=True); x.border=Border(bottom=Side('medium'))
    T='Lone Star Grocer Outlet:24800:9.5|Dollar Bonanza:9100:11.25|Alamo Thrift & Gift:6400:10|Rosalinda\'s Bridal:2200:19.5|*:1800|Pho Saigon Kitchen:1950:23|Smoke & Vape Depot:1200:24|Shear Bliss Cuts:1150:25.5|La Tarahumara Paletas:1050:26|R&H Tax Services:1400:21|Fiesta Insurance:1000:22.5|*:2600|Laundry Express:3200:18|Statewide Mutual - Greeley Agcy:1100:24|Bexar Vet Clinic:2850:21.75|Cash Now Loans:1300:25|Game Vault:1600:20|Iglesia Nueva Vida:5200:8.5|BrightPath Learning:1500:22|*:1250|Taco Pavellon Pad:2700:41|Hoarfrost Bank ATM:60:180'.split('|')
    gla=sum(int(t.split(':')[1]) for t in T); ws.row_dimensions[6].height=28; R=7; rows=[]; A=[0]*8; tin=PatternFill('solid',fgColor='F6EFE6')
    for i,t in enumerate(T):
        p=t.split(':'); sf=int(p[1]); u=['100','104','108','112','114','116','118','120','122','124','126','128','132','134','136','140','142','146','150','152','PAD A','ATM'][i]
        put=lambda c,v,f=None:(ws[f'{c}{R}'].__setattr__('value',v),f and ws[f'{c}{R}'].__setattr__('number_format',f),ws[f'{c}{R}'].__setattr__('font',G()))
        put('B',u if not u.isdigit() else int(u)); ws[f'B{R}'].alignment=Alignment(horizontal='center'); put('D',sf,'#,##0'); put('E',sf/gla,'0.0%')
        if p[0]=='*': put('C','VACANT'); rows.append(dict(unit=u,area=sf,statusText='VACANT')); A[0]+=sf
        else:
            mon=round(sf*float(p[2])/12,2); st=dt.date(r.choice([2016,2019,2021,2022,2023,2024]),r.randrange(1,13),1); ed=addm(st,r.choice([60,120,60,84]))-dt.timedelta(1)
            while ed<dt.date(2025,12,1): ed=addm(ed+dt.timedelta(1),60)-dt.timedelta(1)
            nn=[round(sf*q/12,2) for q in(2.1,2.85,.72)] if u not in('ATM',) else [0,0,0]
            s=[];d=dt.date(2025,st.month,1); d=addm(d,12) if d<=dt.date(2025,11,1) else d; m=mon
            if i%5!=2:
                while d<ed and len(s)<2: m=round(m*1.03,2); s.append((d,m)); d=addm(d,12)
            put('C',p[0]); put('F',st,'mm/dd/yy'); put('G',ed,'mm/dd/yy'); put('I',mon,'$#,##0.00'); put('J',round(mon*12,2),'$#,##0.00'); put('K',round(mon*12/sf,2),'0.00')
            tn=round(sum(nn),2)
            if tn:
                for c,v in zip('MNO',nn): put(c,v,'#,##0.00')
            put('Q',round(mon+tn,2),'#,##0.00')
            for (a,b),(q,w) in zip([('S','T'),('U','V')],s): put(a,q,'mmm-yy' if False else 'mm/dd/yy'); put(b,w,'$#,##0.00')
            o=r.choice(['None','1 x 5','2 x 5 @ FMV','1 x 3']); put('W',o); ws[f'W{R}'].alignment=Alignment(horizontal='center')
            rows.append(dict(unit=u,tenantName=p[0],area=sf,leaseStartDate=iso(st),leaseEndDate=iso(ed),contractRent=mon,annualRent=round(mon*12,2),charges=[dict(code=a,amount=b) for a,b in zip(['CAM','RE Taxes','Insurance'],nn)] if tn else None,totalCharges=round(mon+tn,2),statusText='Occupied',rentSteps=[dict(date=iso(a),amount=b) for a,b in s] or None))
            for k,v in enumerate([sf,mon,round(mon*12,2)]+nn+[tn,mon+tn]): A[k]+=v
        if i%2:
            for k in H: ws[f'{k}{R}'].fill=tin
        R+=1
    vs=sum(x['area'] for x in rows if x['statusText']=='VACANT'); R+=1
    for lab,vals in [('TOTAL',A)]:
        ws[f'C{R}']=lab
        for c,v,f in zip('DIJMNOQ',vals[:6]+vals[7:],['#,##0','$#,##0.00','$#,##0.00']+['#,##0.00']*4): ws[f'{c}{R}']=round(v,2); ws[f'{c}{R}'].number_format=f
        for k in H: ws[f'{k}{R}'].font=G(bold=True); ws[f'{k}{R}'].border=Border(top=Side('thin'),bottom=Side('double'))
    for k,(l,v,pc) in enumerate([('Occupied',A[0]-vs,(A[0]-vs)/A[0]),('Vacant',vs,vs/A[0])]): ws[f'C{R+2+k}']=l; ws[f'D{R+2+k}']=v; ws[f'D{R+2+k}'].number_format='#,##0'; ws[f'E{R+2+k}']=pc; ws[f'E{R+2+k}'].number_format='0.0%'
    ws[f'B{R+6}']='Information furnished by ownership; Ostrander Retail Group makes no warranty as to accuracy.'; ws[f'B{R+6}'].font=G(size=8,italic=True)
    for c,w in dict(A=2,B=8,C=27,D=9,E=8,F=10,G=10,H=1.5,I=13,J=15,K=9,L=1.5,M=11,N=11,O=10,P=1.5,Q=13,R=1.5,S=10,T=12,U=10,V=12,W=14).items(): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,fn)); ck('w03',sum(x.get('contractRent',0) for x in rows),A[1]); ck('w03n',sum(c['amount'] for x in rows for c in x.get('charges') or []),A[6])
    save(fn,dict(propertyName='Pecan Crossing Shopping Center',asOnDate='2025-11-01',units=22,occupied=19,vacant=3,sheet='RR',rows=rows),'RETAIL','broker sheet, grouped headers, spacer columns, increases in date/amount pairs')
