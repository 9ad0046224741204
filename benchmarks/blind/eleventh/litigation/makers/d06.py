# Appraisal addendum: industrial/warehouse park, ruled table with wrapped multi-line cells, steps listed in a cell, buildings as sections
from util import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
NAME='appraisal_addendum_D_tenancy_schedule_rhyne_creek.pdf'
def main():
    r=rng('d06'); rows=[]
    B=[('Building I - 4100 Rhyne Creek Parkway','Bulk warehouse, 1998, 28\' clear',[('4100-A','Carolina Tile Distributors, Inc.',48200,'Whse',5.35),('4100-B','Vandermeer Cold Chain Logistics, LLC (guaranty: parent)',61750,'Whse/Cooler',7.9),('4100-C','Available',22000,'Whse',None),('4100-D','Piedmont Paper & Packaging',36400,'Whse',5.1)]),
       ('Building II - 4110 Rhyne Creek Parkway','Multi-tenant flex, 2003',[('4110-1','Strand Dental Laboratories',6150,'Flex',9.25),('4110-2','Queen City Cabinetry',8400,'Flex',8.1),('4110-3','Available',5250,'Flex',None),('4110-4','Gaston County Board of Elections',9800,'Flex/Office',10.4),('4110-5','Jessop Fire Protection',4200,'Flex',9.6),('4110-6','Available',4200,'Flex',None),('4110-7','Ueda Precision Optics USA, Inc.',12600,'Flex/Lab',11.75)]),
       ('Building III - 4120 Rhyne Creek Parkway','Service center, 2006',[('4120-10','Pruitt Restoration & Drying',7200,'Service',8.4),('4120-11','Metrolina Crossfit Barn',6000,'Service',8.0),('4120-12','Finchley Motorcar Storage, LLC',14400,'Whse',6.75),('4120-14','Available',3600,'Service',None),('4120-15','BrightSide Window Co. d/b/a BrightSide',3600,'Service',9.1),('Yard','Tar Heel Crane & Rigging (2.1 ac. outside storage)',None,'Land',30000)])]
    P=lambda s,b=False,al=0,sz=7.6: Paragraph(s,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz+1.6,alignment=al))
    hd=['Suite','Tenant','Rentable Area (SF)','Space Type','Lease Dates<br/>from / to','Current Base Rent<br/>per month','Current Base Rent<br/>per annum','$/SF/yr','Contractual Rent Increases<br/>(date: new rent per month)','Recov.','Secur. Dep.']
    data=[[P(h,True,1,7.2) for h in hd]]; sty=[('GRID',(0,0),(-1,-1),.4,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('BACKGROUND',(0,0),(-1,0),colors.Color(.82,.86,.93)),('VALIGN',(0,0),(-1,0),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)]
    val=D(2025,3,14); GA=GM=GV=GY=0
    for bn,desc,it in B:
        data.append([P(f'<b>{bn}</b> &nbsp; <i>({desc})</i>',sz=8)]+['']*10); k=len(data)-1; sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.Color(.93,.93,.93))]
        A=M=V=Y=0
        for u,t,sf,ty,rate in it:
            row=dict(unit=u,building=bn,unitType=ty,area=sf)
            if t=='Available':
                row['statusText']='Available'; data.append([P(u),P('<i>Available</i>'),P(n0(sf),al=2),P(ty)]+['']*7); A+=sf; V+=sf
            else:
                row['tenantName']=t; row['statusText']='Occupied'
                y=round(rate*sf) if sf else rate; m=round(y/12,2); y=round(m*12,2)
                b=D(r.randint(2019,2024),r.randint(1,12),1); e=addm(b,r.choice([60,84,120]))-datetime.timedelta(days=1)
                mtm=u in('4120-11','Yard')
                while e<D(2025,8,1): e=addm(e+datetime.timedelta(days=1),36)-datetime.timedelta(days=1)
                row.update(contractRent=m,annualRent=y,leaseStartDate=b,leaseEndDate='month-to-month' if mtm else e)
                steps=[]
                if not mtm and r.random()<.85:
                    d=addm(b,12); v=m
                    while d<=val: d=addm(d,12)
                    while d<e and len(steps)<4: v=round(v*1.035,2); steps.append((d,v)); d=addm(d,12)
                if steps: row['rentSteps']=[{"date":iso(d),"amount":v} for d,v in steps]
                dep=float(round(m,0)) if r.random()<.7 else None
                if dep: row['deposit']=dep
                lt=f'{b:%b} {b.day}, {b.year}<br/>'+('month-to-month' if mtm else f'{e:%b} {e.day}, {e.year}')
                data.append([P(u),P(t.replace('&','&amp;')),P(n0(sf) if sf else 'n/a',al=2),P(ty),P(lt),P('$'+n2(m),al=2),P('$'+n2(y),al=2),P(f'{y/sf:.2f}' if sf else '',al=2),P('<br/>'.join(f'{d:%m/%d/%y}: ${n2(v)}' for d,v in steps) or ('None' if not mtm else '')),P(r.choice(['NNN','NNN','NNN','Mod. gross']) if sf else 'Gross',al=1),P('$'+n0(dep) if dep else 'None',al=2)])
                if not dep: pass
                A+=sf or 0; M+=m; Y+=y
            rows.append(row)
        data.append([P(f'<b>Total {bn.split(" - ")[0]}</b> &nbsp; ({(A-V)/A:.1%} leased)'),'',P(n0(A),True,2),'','',P('$'+n2(M),True,2),P('$'+n2(Y),True,2),'',P(f'Available: {n0(V)} SF' if V else 'Fully leased'),'','']); k=len(data)-1; sty+=[('SPAN',(0,k),(1,k)),('LINEABOVE',(0,k),(-1,k),1.1,colors.black)]
        GA+=A;GM+=M;GV+=V;GY+=Y
    data.append([P('PARK TOTAL',True),'',P(n0(GA),True,2),'','',P('$'+n2(GM),True,2),P('$'+n2(GY),True,2),'',P(f'Available: {n0(GV)} SF ({GV/GA:.1%})',True),'','']); k=len(data)-1; sty+=[('SPAN',(0,k),(1,k)),('BACKGROUND',(0,k),(-1,k),colors.Color(.82,.86,.93))]
    vac=sum(1 for x in rows if x['statusText']=='Available'); occ=len(rows)-vac
    S=[]
    S.append(P('ADDENDUM D',True,1,13)); S.append(P('TENANCY SCHEDULE - RHYNE CREEK BUSINESS PARK',True,1,11)); S.append(Spacer(1,4))
    S.append(P(f'Source: owner\'s lease abstracts, verified against lease copies. The schedule reflects leases in place on the effective date of value, <b>March 14, 2025</b>. {len(rows)} leasable premises including the storage yard; {occ} are leased and {vac} available. Increases prior to the effective date are already in the current rent.',sz=8.5)); S.append(Spacer(1,8))
    S.append(Table(data,colWidths=[46,116,52,58,72,68,74,38,112,44,52],repeatRows=1,style=sty))
    S.append(Spacer(1,8)); S.append(P('NNN tenants reimburse taxes, insurance and CAM ($1.94/SF budget 2025). Modified gross tenants reimburse increases over a base year. The yard is held under a revocable license.',sz=7.5))
    def foot(c,d):
        c.setFont('Helvetica',7); c.line(30,30,762,30); c.drawString(30,20,'KETTERING & LOOMIS VALUATION ADVISORS'); c.drawCentredString(396,20,'File 25-0217'); c.drawRightString(762,20,f'D-{c.getPageNumber()}')
    SimpleDocTemplate(os.path.join(DOC,NAME),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=40,invariant=1).build(S,onFirstPage=foot,onLaterPages=foot)
    save(NAME,'INDUSTRIAL','appraiser','appraisal addendum, ruled table with wrapped two-line cells, rent steps listed within a cell, building sections',False,
      dict(propertyName='RHYNE CREEK BUSINESS PARK',asOnDate='2025-03-14',units=len(rows),occupied=occ,vacant=vac,rows=rows))
if __name__=='__main__': main()
