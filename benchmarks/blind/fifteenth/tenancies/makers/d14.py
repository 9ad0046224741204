# Florida bookkeeper's monthly billing schedule: three properties in blocks on one sheet, header repeated, sales tax
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def run():
    rng=random.Random(1414); N='gulfside_billing_schedule_aug25.xlsx'; asof=D(2025,8,1)
    nm=names(rng,["Subs","Marine Supply","Realty","Title Company","Boutique","Hearing Aids","Yoga","Golf Carts","Scuba","Rum Bar","Chiropractic"],26,("LLC","Inc","","of Florida LLC"))
    wb=Workbook();ws=wb.active;ws.title='AUG 25';B=Font(bold=True);th=Side(style='thin')
    ws['B1']='GULFSIDE HOLDINGS – MONTHLY RENT BILLING / RENT ROLL';ws['B1'].font=Font(bold=True,size=13,color='7F0000');ws['B2']='August 1, 2025'
    P=[('PELICAN PLAZA – 880 Gulfside Blvd','Pelican Plaza – 880 Gulfside Blvd',['101','102','103','104','105','106','107/108','109']),('HARBOR LANDING – 12 Marina Way','',['A','B','C','D','E']),('OSPREY PROFESSIONAL CENTER – 4410 US 41','',['Ste 1','Ste 2','Ste 3','Ste 4','Ste 5','Ste 6','Ste 7'])]
    H=['Tenant','Ste','S.F.','Lease Expires','Base Rent','CAM','R.E. Tax','Insur.','Fla Sales Tax','Total Due 8/1','Past Due','Deposit Held','Next Increase','New Base Rent'];r=4;rows=[];GT=[0]*9;ni=0;nv=0;n=0
    for pn,_,us in P:
        ws.cell(r,2,pn).font=B;ws.cell(r,2).fill=PatternFill('solid',fgColor='FCE4D6');ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=15);r+=1
        for j,h in enumerate(H):
            c=ws.cell(r,2+j,h);c.font=Font(bold=True,italic=True,size=9);c.alignment=Alignment(wrap_text=True,horizontal='center');c.border=Border(bottom=th)
        r+=1;S=[0]*9
        for u in us:
            n+=1;sf=rng.choice([800,1000,1150,1400,1750,2200])*(2 if '/' in u else 1);v=u in('104','D','Ste 6');row=dict(unit=u,propertyName=pn,area=sf);S[0]+=sf
            ws.cell(r,3,u).alignment=Alignment(horizontal='center');ws.cell(r,4,sf)
            if v:
                ws.cell(r,2,'***vacant***');row['statusText']='vacant';nv+=1
            else:
                mtm=u in('102','Ste 3');ex=D(rng.randint(2025,2030),rng.choice([9,10,11,12]),30) if not mtm else 'month to month';ex=ex.replace(day=31) if not mtm and ex.month in(10,12) else ex
                br=round(sf*rng.choice([21,24,26.5])/12,2);cam=r2(sf*4.1/12);tx=r2(sf*2.3/12);ins=r2(sf*1.9/12);st=r2((br+cam+tx+ins)*.025);t=r2(br+cam+tx+ins+st);pd=rng.choice([None,None,None,t,r2(t*.5)]);dep=rng.choice([br,1000,1500])
                tn=nm[ni];ni+=1
                x=[tn,u,sf,ex,br,cam,tx,ins,st,t,pd,dep]
                if not mtm and rng.random()<.7 and ex.year>2025:
                    si=D(2026,rng.randint(1,8),1);nb=r2(br*1.03);x+=[si,nb];row['rentSteps']=[dict(date=iso(si),amount=nb)]
                for j,y in enumerate(x):ws.cell(r,2+j,y)
                row.update(tenantName=tn,statusText='Occupied',leaseEndDate=ex,contractRent=br,charges=[dict(code=a,amount=b) for a,b in zip(H[5:9],(cam,tx,ins,st))],totalCharges=t,balance=pd,deposit=dep)
                S=[a+b for a,b in zip(S,(0,br,cam,tx,ins,st,t,pd or 0,dep))]
            for j in range(2,16):
                c=ws.cell(r,j);c.number_format='m/d/yyyy' if j in(5,14) else '#,##0' if j==4 else '#,##0.00'
            rows.append(row);r+=1
        ws.cell(r,2,'Total').font=B
        for j,x in zip((4,6,7,8,9,10,11,12,13),S):
            c=ws.cell(r,j,r2(x));c.font=B;c.border=Border(top=th);c.number_format='#,##0.00' if j>4 else '#,##0'
        GT=[a+b for a,b in zip(GT,S)];r+=3
    ws.cell(r,2,'ALL PROPERTIES').font=B
    for j,x in zip((4,6,7,8,9,10,11,12,13),GT):
        c=ws.cell(r,j,r2(x));c.font=B;c.border=Border(top=th,bottom=Side(style='double'));c.number_format='#,##0.00' if j>4 else '#,##0'
    ws['R4']='Occupancy';ws['R4'].font=B
    for i,(a,b) in enumerate((('Spaces',n),('Rented',n-nv),('Vacant',nv))):ws.cell(5+i,18,a);ws.cell(5+i,19,b)
    for j,w in enumerate([2,33,9,8,15,11,10,10,10,11,12,11,11,12,12,3,3,11,7]):ws.column_dimensions[L(j+1)].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;wb.save(DOC+N)
    save(N,'RETAIL','Bookkeeper billing schedule, three property blocks with repeated headers, side table, Florida sales tax',True,None,asof,rows,n,n-nv,nv,totals=dict(area=GT[0],contractRent=r2(GT[1]),totalCharges=r2(GT[6]),balance=r2(GT[7]),deposit=r2(GT[8])))
if __name__=='__main__': run()
