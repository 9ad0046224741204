from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='CORRIEMUIR_occupancy_and_charges_Nov25.xlsx'
r=random.Random(8111); d=D.date
ol='Agnes Morag Elspeth Jessie Nan Wilma Isobel Senga Margaret Effie Ina Netta Rona'.split(); om='Duncan Archibald Robert Alastair Ian Hector Walter'.split(); sl='Farquhar Buchan Lockerbie Dalgarno Mackellar Petrie Strachan Imrie Carmichael Geddes Auld Rennie Haldane Purves Cuthbert Moncur Tosh Wishart'.split()
def nm(q):
    s=q.choice(sl); x=q.random()
    return f'Mr & Mrs {q.choice("ABDEFHJRW")} {s}' if x<.15 else f'{q.choice(["Mrs","Mrs","Miss"])} {q.choice(ol)} {s}' if x<.75 else f'Mr {q.choice(om)} {s}'
names=uniq(r,nm,60)
def make():
    wb=Workbook(); ws=wb.active; ws.title='Charges Nov 25'; rc=wb.create_sheet('Rate card 25-26')
    N=Font(name='Tahoma',size=9); B=Font(name='Tahoma',size=9,bold=True)
    ws['A1']='CORRIEMUIR COURT RETIREMENT LIVING, PITLARROCH'; ws['A1'].font=Font(name='Tahoma',size=13,bold=True,color='5B2C6F'); ws['A2']='Occupancy and charges for November 2025 (£ per month)'; ws['A2'].font=N
    H=['Apt','Size',None,'Resident(s)','Moved in','Status',None,'Rent','Service charge','Care & support','Meals','Total charge',None,'Paid by','Arrears b/f','UPRN']
    mp={'1 bed':(585,212),'1 bed +':(640,226),'2 bed':(745,251)}
    R=4; rows=[];texts=[];totals=[];G=[0]*6; ni=0; no=0
    for wing,n in (('SCHIEHALLION WING',22),('TUMMEL WING',18),('GARDEN COTTAGES',6)):
        ws.cell(R,1,wing).font=Font(name='Tahoma',size=10,bold=True); ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=6); ws.cell(R,1).fill=PatternFill('solid',fgColor='E8DAEF'); R+=1
        for i,h in enumerate(H,1):
            c=ws.cell(R,i,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=Side(style='medium',color='5B2C6F')) if h else Border()
        R+=1; S=[0]*6; pre=wing[0]
        for k in range(1,n+1):
            u=f'{pre}{k}' if wing[0]!='G' else f'Cottage {k}'; sz='2 bed' if wing[0]=='G' else r.choice(['1 bed','1 bed','1 bed +','2 bed']); rent,sc=mp[sz]; rent+=25 if wing[0]=='T' else 0
            x=r.random(); st='Occupied' if x<.84 else 'Empty' if x<.91 else 'Hospital' if x<.95 else 'Respite let'
            if wing[0]=='G' and k==4: st='Offer accepted'
            rec=dict(unit=u,unitType=sz,section=wing,statusText=st); v=[u,sz,None,None,None,st,None]+[None]*5+[None,None,None,39010000+len(rows)*7]
            if st not in('Empty','Offer accepted'):
                no+=1; a=names[ni];ni+=1; s=d(r.randint(2013,2025),r.randint(1,10),r.randint(1,28)); care=r.choice([0,0,310.4,465.6,620.8,155.2]); meal=r.choice([0,118.5,237]) if st!='Hospital' else 0
                if st=='Respite let': s=d(2025,r.choice([9,10]),r.randint(1,28)); meal=237
                if wing[0]=='G': meal=0
                tot=round(rent+sc+care+meal,2); arr=r.choice([0]*9+[round(r.uniform(15,300),2),tot,-52.35])
                v=[u,sz,None,a,s,st,None,rent,sc,care,meal,tot,None,r.choice(['Self','Self','HB','Council','Self / HB']),arr,v[15]]
                rec.update(tenantName=a,moveInDate=iso(s),contractRent=rent,charges=[{'code':h,'amount':q} for h,q in zip(H[7:11],v[7:11])],totalCharges=tot,balance=arr)
                for i,q in enumerate(v[7:12]): S[i]+=q
                S[5]+=arr; texts.append(a)
            elif st=='Empty': v[3]=r.choice(['(redecorating)','','']) or None
            for i,q in enumerate(v,1):
                c=ws.cell(R,i,q); c.font=N
                if i==5: c.number_format='dd mmm yyyy'; c.alignment=Alignment(horizontal='center')
                if 8<=i<=12 or i==15: c.number_format='#,##0.00;[Red](#,##0.00)'
                if i==6 and st!='Occupied': c.fill=PatternFill('solid',fgColor='FCF3CF')
            rows.append(rec); texts.append(u); R+=1
        t=[f'{wing.title()} total',None,None,None,None,None,None]+[round(x,2) for x in S[:5]]+[None,None,round(S[5],2)]
        for i,q in enumerate(t,1):
            c=ws.cell(R,i,q); c.font=B
            if 8<=i<=12 or i==15: c.number_format='#,##0.00;[Red](#,##0.00)'; c.border=Border(top=Side(style='thin'))
        for key,q in zip(('contractRent','charge:Service charge','charge:Care & support','charge:Meals','totalCharges','balance'),S): totals.append(dict(key=key,where={'section':wing},printed=round(q,2)))
        for i in range(6): G[i]+=S[i]
        R+=3
    for i,q in enumerate(['Scheme total']+[None]*6+[round(x,2) for x in G[:5]]+[None,None,round(G[5],2)],1):
        c=ws.cell(R,i,q); c.font=Font(name='Tahoma',size=10,bold=True); c.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
        if i>7: c.number_format='#,##0.00;[Red](#,##0.00)'
    ws.cell(R+2,1,f'Apartments and cottages {len(rows)}; occupied (incl. respite and residents in hospital) {no}; unoccupied {len(rows)-no}').font=N
    for i,w in enumerate([11,8,1.5,27,12,13,1.5,10,10,10,10,11,1.5,10,11,12],1): ws.column_dimensions[L(i)].width=w
    ws.column_dimensions['P'].hidden=True; ws.sheet_view.showGridLines=False
    ws.page_setup.orientation='portrait'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    rc['A1']='Rate card'; 
    for i,(k,v) in enumerate(mp.items(),3): rc.cell(i,1,k); rc.cell(i,2,v[0]); rc.cell(i,3,v[1])
    rc['B2']='Rent (Schiehallion, Garden)'; rc['C2']='Service charge'; rc['A7']='Tummel Wing apartments: add £25 to rent'; rc['A8']='Care block (2 hrs/week)'; rc['B8']=155.2; rc['A9']='Lunch plan'; rc['B9']=118.5; rc['A10']='Full board'; rc['B10']=237
    wb.save(DOC+F)
    save(F,'SENIOR_HOUSING',dict(propertyName='Corriemuir Court Retirement Living',asOnDate='2025-11',units=len(rows),occupied=no,vacant=len(rows)-no,sheet='Charges Nov 25',planted=None,rows=rows),'operator','retirement scheme by wing, header repeated per section, spacer and hidden columns',False,texts,totals)
make()
