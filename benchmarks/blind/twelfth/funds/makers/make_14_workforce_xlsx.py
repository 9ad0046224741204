# large workforce housing, sponsor's own tracker with RUBS columns, several sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=random.Random(1414); used=set(); asof=D.date(2025,5,31)
F='Canebrake Landing_RR w RUBS_05.31.25_vF.xlsx'
UT={'1A':('1x1 Garden',625,975),'1B':('1x1 Deluxe',710,1040),'2A':('2x1 Garden',840,1165),'2B':('2x2 Deluxe',960,1260),'3A':('3x2 Townhome',1215,1495)}
wb=Workbook(); sm=wb.active; sm.title='Unit Mix'; ws=wb.create_sheet('RR')
ws['B1']='Canebrake Landing (276 units)'; ws['B1'].font=Font(bold=True); ws['B2']='RR date:'; ws['D2']=asof; ws['D2'].number_format='yyyy-mm-dd'; ws.merge_cells('D2:E2'); ws['D2'].alignment=Alignment(horizontal='left'); ws.row_dimensions[5].height=27
ws['B3']='Status: O=occupied, NTV=occupied on notice, V=vacant rent-ready, VR=vacant in reno, M=model/office'
H=['#','Bldg','Unit No','Type','Beds/Baths','SF','Status','Resident','Lease Start','Lease Exp','Asking','In-Place Rent','RUBS Wtr/Swr','RUBS Gas','RUBS Trash','Pest','Total Billed','Delinq.']
for i,h in enumerate(H,1): c=ws.cell(5,i,h); c.font=Font(bold=True,size=9,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='444444'); c.alignment=Alignment(wrap_text=True,horizontal='center')
y=6; rows=[]; T=[0.]*8; SF=0; cnt={}; mix={}; n=0
for b in range(1,24):
    for k in range(1,13):
        n+=1; ut=['1A','1B','2A','2A','2B','3A'][(k+b)%6]; d_,sf,mk=UT[ut]; mk+=r.choice([0,0,15,30])
        st='M' if n==1 else r.choices(['O','NTV','V','VR'],[84,4,5,7])[0]; cnt[st]=cnt.get(st,0)+1
        u=f"{b}{'ABCDEFGHIJKLM'.replace('I','')[k-1]}"
        o=st in('O','NTV'); nm=s=e=rent=None; rub=[None]*4; tot=dl=None
        if o:
            nm=f"{r.choice(FIRST)[0]}. {r.choice(LAST)}"; s=D.date(2024,6,1)+D.timedelta(days=r.randint(0,350)); e=am(s,12)-D.timedelta(days=1)
            if e<asof or r.random()<.06: e='MTM'
            rent=mk-r.choice([0,10,30,45,75,110,160]); oc=r.choice([1,2,3,4]); rub=[round(12.4*oc+sf*.021,2),round(sf*.014+r.random()*6,2),11.25,3]
            tot=round(rent+sum(rub),2); dl=r.choice([0,0,0,0,0,0,round(r.random()*tot,2)])
        vals=[n,b,u,ut,d_,sf,st,nm if o else ('MODEL / LEASING OFFICE' if st=='M' else None),s,e,mk,rent]+rub+[tot,dl]
        for i,x in enumerate(vals,1):
            if x is None: continue
            c=ws.cell(y,i,x); c.font=Font(size=9)
            if isinstance(x,D.date): c.number_format='m/d/yyyy'
            if i in(5,7,8): c.alignment=Alignment(indent=1)
            if i>=11: c.number_format='#,##0.00' if i>12 else '#,##0'
            if st in('V','VR'): c.fill=PatternFill('solid',fgColor='FFF2CC')
        rows.append(row(unit=u,building=str(b),unitType=ut,area=sf,statusText=st,tenantName=nm,leaseStartDate=s,leaseEndDate=e,marketRent=float(mk),contractRent=None if rent is None else float(rent),
           charges=[dict(code=h,amount=float(q)) for h,q in zip(H[12:16],rub)] if o else None,totalCharges=tot,balance=None if dl is None else float(dl)))
        for j,q in enumerate([mk,rent]+rub+[tot,dl]): T[j]+=q or 0
        SF+=sf; q=mix.setdefault(ut,[d_,0,0,0,0]); q[1]+=1; q[2]+=o; q[3]+=mk; q[4]+=rent or 0; y+=1
ws.cell(y,8,'TOTALS'); ws.cell(y,6,SF).number_format='#,##0'
for j,q in enumerate(T): c=ws.cell(y,11+j,round(q,2)); c.number_format='#,##0.00' if j>1 else '#,##0'
for i in range(1,19): ws.cell(y,i).font=Font(bold=True,size=9); ws.cell(y,i).border=Border(top=Side('medium'))
occ=cnt['O']+cnt['NTV']; vac=cnt['V']+cnt['VR']
y+=2
for a,q in(('Occupied (O+NTV)',occ),('Vacant ready (V)',cnt['V']),('Vacant reno (VR)',cnt['VR']),('Model (M)',1),('Total',n)): ws.cell(y,8,a); ws.cell(y,9,q); y+=1
for i,w in enumerate([5,6,8,6,14,7,7,24,11,11,9,10,10,9,9,7,11,10],1): ws.column_dimensions[L(i)].width=w
ws.column_dimensions['A'].hidden=True; ws.freeze_panes='D6'; ws.auto_filter.ref=f'A5:R{5+n}'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
sm.append(['Canebrake Landing - unit mix']); sm.append(['Type','Description','Units','Occupied','Avg asking','Avg in-place'])
for k in sorted(mix): q=mix[k]; sm.append([k,q[0],q[1],q[2],round(q[3]/q[1],2),round(q[4]/q[2],2)])
sm.append(['Total','',n,occ]); sm.column_dimensions['B'].width=18
t3=wb.create_sheet('T3 Collections'); t3.append(['Month','Billed','Collected','%'])
for mth,bl,co in(('Mar-25',301876.4,284210.15),('Apr-25',304112.9,287944.02),('May-25',round(T[6],2),round(T[6]*.938,2))): t3.append([mth,bl,co,round(co/bl,4)])
wb.active=1; wb.save(os.path.join(DOC,F))
K=['marketRent','contractRent','rubsWaterSewer','rubsGas','rubsTrash','pest','totalCharges','balance']
save(F,'MULTIFAMILY','Sponsor tracker of 276 units, flat list with RUBS columns, unit mix and collections sheets','large; several sheets; hidden number column; status codes; model unit','Canebrake Landing',asof,n,occ,vac,rows,dict({k:round(v,2) for k,v in zip(K,T)},area=SF),sheet='RR'); print(cnt)
