# Municipal housing authority, scattered sites: merged project banners, TTP/HAP split columns, numbers as text in one site, planted row_dropped
from util import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
NAME='housing_authority_scattered_sites_tenant_ledger.xlsx'
def main():
    r=rng('d10'); P=People(r); rows=[]; planted=None
    wb=Workbook(); ws=wb.active; ws.title='TENANT ROLL'
    F=lambda **k: Font(name='Tahoma',size=9,**k)
    ws['A1']='HOUSING AUTHORITY OF THE CITY OF MERRIDEW'; ws['A1'].font=F(bold=True)
    ws['A2']='Tenant Roll by Project - Flat/Contract Rent, Tenant Rent and Subsidy'; ws['A2'].font=F()
    ws['A3']='EFFECTIVE 01JUN2025'; ws['A3'].font=F(bold=True)
    ws['J1']='RUN DATE 06/03/2025'; ws['J2']='USER: TENSVC4'; ws['J1'].font=ws['J2'].font=F()
    projects=[('AMP 001','Larkin Terrace',26),('AMP 002','Front & Delaware Scattered',18),('AMP 004','Ezra Mott Senior Tower',30),('AMP 005','Cobbler\'s Lane Duplexes',12)]
    hd1=['DWELLING','','BR','HOUSEHOLD','','DATE','NEXT','CONTRACT','TENANT','HOUSING','UTILITY','SECURITY']
    hd2=['UNIT NO','ADDRESS','SIZE','HEAD','STAT','ADMITTED','REEXAM','RENT','RENT (TTP)','ASSISTANCE','REIMB.','DEPOSIT']
    i=5; G=[0]*5; GN=[0,0,0]; sites=[]
    th=Side(style='thin'); gray=PatternFill('solid',fgColor='D9D9D9')
    for pi,(pid,pn,n) in enumerate(projects):
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=12); c=ws.cell(i,1,f'PROJECT {pid}   {pn.upper()}'); c.fill=gray; c.font=F(bold=True); i+=1
        for hh in (hd1,hd2):
            for j,h in enumerate(hh,1):
                c=ws.cell(i,j,h or None); c.font=F(bold=True); c.alignment=Alignment(horizontal='left' if j in(1,2,4) else 'center')
                if hh is hd2: c.border=Border(bottom=th)
            i+=1
        S=[0]*5; N=[0,0,0]
        for k in range(1,n+1):
            u=f'{pid[-1]}-{k:03d}' if pi!=2 else f'{2+(k-1)//6}{"ABCDEF"[(k-1)%6]}'
            br=r.choice([0,1,1,1]) if pi==2 else r.choice([1,2,2,3,3,4])
            addr={0:f'{100+2*((k-1)//2)} Larkin Ct',1:f'{r.randint(10,890)} {r.choice(["Front","Delaware","Mott","Canal"])} St',2:'75 Mott Plaza',3:f'{10+(k-1)//2} Cobbler\'s Ln'}[pi]
            con=float({0:640,1:735,2:910,3:1145,4:1320}[br]); x=r.random()
            st='VAC' if x<.06 else 'MOD' if x<.09 else 'OFF' if (pi==2 and k==1) else 'OCC'
            row=dict(unit=u,building=f'{pid}   {pn.upper()}',statusText=st)
            ut=['EFF','1BR','2BR','3BR','4BR'][br]; row['unitType']=ut
            vals=[u,addr,ut,None,st,None,None,con,None,None,None,None]; row['_con']=con
            if st=='OCC':
                nm=P('UC'); ad=D(r.randint(2004,2025),r.randint(1,5),r.randint(1,28)); ttp=float(max(50,round(con*r.choice([.08,.2,.35,.5,.75,1.0])))); ur=float(r.choice([0,0,0,18,32])) if ttp<=80 else 0.0
                dep=float(r.choice([50,100,150,200,ttp])); hap=con-ttp
                row.update(tenantName=nm,moveInDate=ad,contractRent=con,deposit=dep,charges=[{"code":"TENANT RENT (TTP)","amount":ttp},{"code":"HOUSING ASSISTANCE","amount":hap}])
                vals[3]=nm; vals[5]=ad; vals[6]=f'{r.choice(["JAN","APR","JUL","OCT","DEC"])} {r.choice([2025,2026])}'; vals[8]=ttp; vals[9]=hap; vals[10]=ur; vals[11]=dep
                q=[con,ttp,hap,ur,dep]; N[0]+=1
            else:
                vals[3]={'VAC':'** VACANT **','MOD':'** MODERNIZATION **','OFF':'** RESIDENT COUNCIL OFFICE **'}[st]; q=[0]*5; N[1 if st=='VAC' else 2]+=1
                vals[7]=None; 
            S=[a+b for a,b in zip(S,q)]
            if pi==1 and planted is None and k>=9 and st=='OCC':
                planted={"what":f"Project AMP 002: unit {u} ({row['tenantName']}, contract rent {n2(con)}) is missing from the list, but is in the project total, the authority total and the unit counts ({n} units printed, {n-1} rows listed)","kind":"row_dropped"}
                continue
            for j,v in enumerate(vals,1):
                if v is None: continue
                if j>=8 and pi==3: v=n2(v)      # text numbers in the last project
                c=ws.cell(i,j,v); c.font=F()
                if j>=8: c.number_format='#,##0.00'; c.alignment=Alignment(horizontal='right')
                if isinstance(v,D): c.number_format='mm/dd/yyyy'
                if j in(3,5,7): c.alignment=Alignment(horizontal='center')
            rows.append(row); i+=1
        c=ws.cell(i,1,f'TOTAL {pid}'); c.font=F(bold=True); c=ws.cell(i,4,f'UNITS {n}   OCC {N[0]}   VAC {N[1]}   OTHER {N[2]}'); c.font=F(bold=True)
        for j,v in zip(range(8,13),S): c=ws.cell(i,j,v); c.number_format='#,##0.00'; c.font=F(bold=True); c.border=Border(top=th)
        G=[a+b for a,b in zip(G,S)]; GN=[a+b for a,b in zip(GN,N)]; sites.append((pid,pn,n,N[:],S[:])); i+=2
    tn=sum(n for *_,n in [(p[0],p[2]) for p in projects])
    ws.cell(i,1,'AUTHORITY TOTAL').font=F(bold=True); ws.cell(i,4,f'UNITS {tn}   OCC {GN[0]}   VAC {GN[1]}   OTHER {GN[2]}').font=F(bold=True)
    for j,v in zip(range(8,13),G): c=ws.cell(i,j,v); c.number_format='#,##0.00'; c.font=F(bold=True); c.border=Border(top=th,bottom=Side(style='double'))
    ws.cell(i+2,1,'STAT: OCC leased; VAC ready or turning; MOD off-line for capital fund work; OFF non-dwelling use.  Contract rent = tenant rent + housing assistance. Utility reimbursement is paid to the household.').font=F(italic=True)
    for col,w in zip('ABCDEFGHIJKL',[10,20,7,34,7,12,11,12,12,12,10,11]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,NAME))
    save(NAME,'MULTIFAMILY','municipal housing authority','project banners, repeated two-line headers, tenant/subsidy split columns, text numbers in one project, month-word reexam dates',True,
      dict(propertyName='HOUSING AUTHORITY OF THE CITY OF MERRIDEW',asOnDate='2025-06-01',units=tn,occupied=GN[0],vacant=None,planted=planted,rows=rows))
    print(planted,len(rows),tn,GN)
if __name__=='__main__': main()
