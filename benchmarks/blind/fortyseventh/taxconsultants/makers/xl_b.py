"""Canadian mall in m2, Skyline-like office with charge rows, appraiser's grid with tenants across."""
from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
B=Font(bold=True)
def wsave(wb,name):
    wb.properties.created=dt.datetime(2025,1,1); wb.save(os.path.join(DOC,name))
def x_mall():
    r=random.Random(2027); nm=Names(r,RET); name='Centre Rivelaine - etat locatif 2025.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Etat locatif'
    ws.merge_cells('A1:J1'); ws['A1']='CENTRE RIVELAINE'; ws['A1'].font=Font(size=14,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:J2'); ws['A2']='État locatif / Rent roll  -  au / as at 2025/01/01'; ws['A2'].alignment=Alignment(horizontal='center')
    fr=['Local','Locataire','Superficie','Début','Fin','Loyer de base','Loyer de base','Frais communs','Taxes','Loyer à']; en=['Unit','Tenant','Area (m²)','From','To','$/m²/yr','$ annual','CAM $ annual','$ annual','% of sales']
    for j,(a,b) in enumerate(zip(fr,en),1):
        for k,t in ((4,a),(5,b)): c=ws.cell(k,j,t); c.font=Font(bold=True,italic=k==5,size=9); c.alignment=Alignment(horizontal='center',wrap_text=True); c.fill=PatternFill('solid',fgColor='DDEBF7')
    secs=[('MAGASINS MAJEURS / MAJORS',['M-1','M-2','M-3']),('BOUTIQUES / COMMERCIAL RETAIL UNITS',[f'CRU {n}' for n in range(1,35)]),('KIOSQUES / KIOSKS',['K1','K2','K3','K4']),('SATELLITES / PADS',['P-1','P-2']),('AUTRES / OTHER',['GAB-1','ANT','AFF'])]
    i=6;T=[];G=[0]*4
    drop='CRU 19'; pl=None; Mj={'M-1':'Magasins Ostrelle','M-2':'Épicerie Cardonnet','M-3':'Quincaillerie Bourvain'}
    Ot={'GAB-1':('Caisse Montvaillant (guichet / ATM)',9000.),'ANT':('Télénova (antenne)',14400.),'AFF':('Panneaux Lumex (affichage)',6600.)}
    for sn,ids in secs:
        ws.cell(i,1,sn).font=Font(bold=True,color='1F4E78'); i+=1; S=[0]*4; nl=0
        for u in ids:
            ot=sn.startswith('AUT')
            a=None if ot else round(r.uniform(2400,6100),1) if u[0]=='M' else round(r.uniform(8,14),1) if u[0]=='K' else round(r.uniform(300,460),1) if u[0]=='P' else round(r.uniform(62,410),1)
            if u in ('CRU 7','CRU 22','CRU 30','K3'):
                for j,v in ((1,u),(2,'VACANT'),(3,a)): ws.cell(i,j,v)
                ws.cell(i,3).number_format='#,##0.0'; S[0]+=a; T.append(row(unit=u,area=a,statusText='VACANT',section=sn)); i+=1; nl+=1; continue
            st=addm(D(2014,1,1),r.randint(0,120)); e=term_end(st,120)
            while e<D(2025,6,1): e=term_end(e+dt.timedelta(1),60)
            ps=None if ot else round({'M':92,'K':1450,'P':310}.get(u[0],r.uniform(240,520)),0)
            an=Ot[u][1] if ot else round(a*ps,2); cm=None if ot else round(a*58.5,2); tx=None if ot else round(a*41.25,2); n=Ot[u][0] if ot else Mj.get(u) or nm()
            pc=r.choice([None,.05,.06,.07]) if not ot and u[0]!='P' else None
            for k,v in enumerate((a,an,cm,tx)): S[k]+=v or 0
            nl+=1
            if u==drop: pl=dict(what=f'row of {u} ({n}, {a} m², {an:,.2f}) left out; subtotal, total and local count include it',kind='row_dropped'); continue
            for j,v in enumerate([u,n,a,st.strftime('%Y/%m/%d'),e.strftime('%Y/%m/%d'),ps,an,cm,tx,pc],1):
                c=ws.cell(i,j,v); c.number_format={3:'#,##0.0',6:'#,##0.00',7:'#,##0.00 $',8:'#,##0.00 $',9:'#,##0.00 $',10:'0.0%'}.get(j,'General')
                if j in(4,5): c.alignment=Alignment(horizontal='center')
            i+=1
            T.append(row(unit=u,tenantName=n,area=a,statusText='Occupied',section=sn,leaseStartDate=st,leaseEndDate=e,annualRent=an,charges=ch(('Frais communs / CAM',cm),('Taxes',tx))))
        ws.cell(i,2,f'Sous-total / Subtotal  ({nl})').font=B
        for j,v in zip((3,7,8,9),S): c=ws.cell(i,j,round(v,2)); c.font=B; c.number_format='#,##0.0' if j==3 else '#,##0.00 $'; c.border=Border(top=Side(style='thin'))
        G=[x+y for x,y in zip(G,S)]; i+=2
    ws.cell(i,2,'TOTAL CENTRE').font=B
    for j,v in zip((3,7,8,9),G): c=ws.cell(i,j,round(v,2)); c.font=B; c.number_format='#,##0.0' if j==3 else '#,##0.00 $'; c.border=Border(top=Side(style='double'))
    for j,w in enumerate([10,36,11,12,12,12,17,17,17,10],1): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws.oddFooter.center.text='Page &P / &N'
    wsave(wb,name)
    save(name,'RETAIL','bilingual Quebec mall, m2, annual amounts only, text dates y/m/d, sections with subtotals',True,T,'CENTRE RIVELAINE','2025-01-01',None,None,None,planted=pl)

def x_sky():
    r=random.Random(1212); nm=Names(r,OFF); name='SKY_RentRollDetail_0075.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='RentRollDetail'; i=1;T=[];pg=0
    A=lambda j,v,**k: None
    def put(j,v,bold=False,nf=None,al=None):
        c=ws.cell(i,j,v); c.font=Font(name='Arial',size=8,bold=bold)
        if nf: c.number_format=nf
        if al: c.alignment=Alignment(horizontal=al)
    def head():
        nonlocal i,pg; pg+=1
        put(1,'Company: 0075  Corbin Exchange Building',True); put(12,f'Page {pg}',al='right'); i+=1
        put(1,'Rent Roll Detail'); put(12,'Printed 08/06/2025 11:20',al='right'); i+=1
        put(1,'Sorted by floor'); i+=2
        for j,t in ((1,'Suite'),(3,'Tenant'),(6,'Status'),(7,'Rentable'),(8,'Term'),(10,'Charge'),(12,'Monthly')): put(j,t,True)
        i+=1
        for j,t in ((7,'Area'),(8,'From'),(9,'To'),(10,'Code'),(11,'Description'),(12,'Amount')): put(j,t,True); ws.cell(i,j).border=Border(bottom=Side(style='thin'))
        i+=1
    head(); last=1; G={};tot=0;n=nv=0;ar=0;va=0
    for fl in range(1,7):
        ft=0;fa=0
        put(1,f'Floor {fl}',True); i+=1
        for k in range(r.choice([3,4,5])):
            u=f'{fl}{k+1:02d}0' if fl!=1 else f'1{k+1:02d}0'; sf=r.randint(700,5400); n+=1; ar+=sf; fa+=sf
            if i-last>46: last=i; head()
            put(1,u); put(7,sf,nf='#,##0')
            if r.random()<.13:
                put(3,'*Vacant*'); put(6,'Vacant'); nv+=1; va+=sf; T.append(row(unit=u,area=sf,statusText='Vacant',section=f'Floor {fl}')); i+=2; continue
            t=nm(); st=addm(D(2016,1,1),r.randint(0,108)); mtm=r.random()<.1; e='MTM' if mtm else term_end(st,r.choice([120,132,144]))
            put(3,t); ws.merge_cells(start_row=i,start_column=3,end_row=i,end_column=5); status='Month-to-Month' if mtm else 'Current'; put(6,status); put(8,st,nf='dd-mmm-yyyy',al='left'); put(9,e,nf='dd-mmm-yyyy',al='left')
            cs=[('BR','Base rent',round(sf*r.uniform(1.5,2.3),2)),('OPX','Operating escalation',round(sf*.22,2))]
            if r.random()<.6: cs.append(('ELE','Tenant electric',round(sf*.19,2)))
            if r.random()<.4: cs.append(('PRK','Parking',r.randint(1,9)*95.0))
            if r.random()<.12: cs.append(('ABT','Rent abatement',-round(cs[0][2]/2,2)))
            sm=round(sum(c[2] for c in cs),2)
            for a,b,v in cs: put(10,a); put(11,b); put(12,v,nf='#,##0.00;(#,##0.00)'); G[a]=G.get(a,0)+v; i+=1
            put(11,'Tenant total',True); put(12,sm,True,'#,##0.00'); ws.cell(i,12).border=Border(top=Side(style='hair')); i+=2
            ft+=sm; tot+=sm
            T.append(row(unit=u,tenantName=t,area=sf,statusText=status,section=f'Floor {fl}',leaseStartDate=st,leaseEndDate=e,contractRent=cs[0][2],charges=ch(*[(a,v) for a,_,v in cs]),totalCharges=sm))
        put(3,f'Floor {fl} total',True); put(7,fa,True,'#,##0'); put(12,round(ft,2),True,'#,##0.00'); i+=2
    put(3,'Company 0075 total',True); put(7,ar,True,'#,##0'); put(12,round(tot,2),True,'#,##0.00'); i+=2
    put(3,'Recap by charge',True); i+=1
    for a,v in G.items(): put(3,a); put(7,round(v,2),nf='#,##0.00;(#,##0.00)'); i+=1
    i+=1; put(3,'Suites'); put(7,n); i+=1; put(3,'Occupied'); put(7,n-nv); i+=1; put(3,'Vacant'); put(7,nv); put(8,va,nf='#,##0'); put(9,'sf')
    for j,w in enumerate([8,2,20,8,8,15,10,12,12,8,20,14],1): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wsave(wb,name)
    save(name,'OFFICE','Skyline-like detail export, page heads repeated in the sheet, charges as rows, floors, print date only',True,T,'Corbin Exchange Building',None,n,n-nv,nv)

def x_grid():
    name='Harrow Yard leases grid (appraiser).xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Lease grid'
    ws['A1']='Harrow Yard Warehouses'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Leases in place, effective date of value 6/30/2025'
    d=[('Whse 1','Jorvath Freight Lines',42000,'24 ft',D(2020,7,1),D(2030,6,30),27300.,'NNN',27300,[(D(2026,7,1),28119.),(D(2028,7,1),28962.57)]),
       ('Whse 2','Pellegrim Packaging',36500,'24 ft',D(2018,10,1),D(2025,9,30),21900.,'NNN',20000,[]),
       ('Whse 3','VACANT',18000,'22 ft',None,None,None,None,None,[]),
       ('Whse 4','Bellisar Flooring',18000,'22 ft',D(2023,3,1),D(2028,2,29),13050.,'NNN',13050,[(D(2026,3,1),13441.5)]),
       ('Whse 5','Drexmoor Tool & Die',27250,'20 ft',D(2016,1,1),D(2026,12,31),16350.,'Gross',0,[]),
       ('Office','Harrow Yard Management',2400,'-',D(2016,1,1),'MTM',1200.,'Gross',0,[]),
       ('Yard','Zellhofer Electric, Inc.',60000,'open',D(2024,5,1),D(2027,4,30),4500.,'NNN',9000,[(D(2026,5,1),4650.)])]
    lab=['Space','Tenant','Sq ft','Clear height','Lease start','Lease end','Monthly rent','Annual rent','Rent / sf / yr','Basis','Security deposit','Next step - date','Next step - monthly rent','Following step - date','Following step - monthly rent']
    for k,t in enumerate(lab): ws.cell(4+k,1,t).font=B
    T=[]
    for j,(u,t,a,chh,s,e,m,b,dp,sp) in enumerate(d,2):
        v=[u,t,a,chh,s,e,m,m*12 if m else None,round(m*12/a,2) if m else None,b,dp]
        for q in range(2): v+= [sp[q][0],sp[q][1]] if len(sp)>q else ([None,None] if t=='VACANT' else ['none',None])
        for k,x in enumerate(v):
            c=ws.cell(4+k,j,x); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(left=Side(style='thin',color='999999'),right=Side(style='thin',color='999999'))
            if k==0: c.font=B; c.fill=PatternFill('solid',fgColor='F4E1D2')
            if isinstance(x,D): c.number_format='mmm d, yyyy'
            elif k in(6,7,12,14) : c.number_format='$#,##0.00'
            elif k==8: c.number_format='$0.00'
            elif k in(2,10): c.number_format='#,##0'
        ws.column_dimensions[L(j)].width=17
        T.append(row(unit=u,tenantName=None if t=='VACANT' else t,statusText='VACANT' if t=='VACANT' else 'Occupied',area=a,leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=m*12 if m else None,deposit=dp,rentSteps=[dict(date=iso(x),amount=y) for x,y in sp]))
    ws.row_dimensions[5].height=30; j=len(d)+2; ws.column_dimensions['A'].width=28; ws.column_dimensions[L(j)].width=17
    ws.cell(4,j,'TOTAL').font=B
    for k,v,nf in ((2,sum(x[2] for x in d),'#,##0'),(6,sum(x[6] or 0 for x in d),'$#,##0.00'),(7,12*sum(x[6] or 0 for x in d),'$#,##0.00'),(10,sum(x[8] or 0 for x in d),'#,##0')): c=ws.cell(4+k,j,v); c.font=B; c.number_format=nf; c.alignment=Alignment(horizontal='center')
    ws.cell(21,1,'Seven spaces, six leased and one vacant. Yard is fenced open storage land, sq ft is of land.').font=Font(italic=True)
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wsave(wb,name)
    save(name,'WAREHOUSE',"appraiser's grid, spaces across in columns and fields down in rows",True,T,'Harrow Yard Warehouses','2025-06-30',7,6,1)
x_mall(); x_sky(); x_grid()
